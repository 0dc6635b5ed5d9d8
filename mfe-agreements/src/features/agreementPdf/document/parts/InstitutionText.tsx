import { Text, View } from '@react-pdf/renderer';
import { styles } from 'shared-pdf/document';
import type { ItemDepartment, ItemInstitution } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { unbrokenCode } from '../../model/erasmusCode.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

type InstitutionTextProps = {
  readonly institution: ItemInstitution | null | undefined;
  readonly department?: ItemDepartment | null | undefined;
  /** The code alone, where the name stands a row above. */
  readonly isBrief?: boolean;
};

/** Name, Erasmus code and, where there is one, department, each on a line of its own. */
export function InstitutionText({ institution, department, isBrief = false }: InstitutionTextProps) {
  const { language, texts } = usePdfLanguage();
  const departmentName = nameIn(department, language);
  const code = unbrokenCode(institution?.erasmusCode ?? '');
  return (
    <View>
      {!(isBrief && code !== '') && (
        <Text style={styles.bold}>{nameIn(institution, language) || texts.unknown}</Text>
      )}
      {code !== '' && <Text style={styles.quiet}>{code}</Text>}
      {departmentName !== '' && <Text>{departmentName}</Text>}
    </View>
  );
}
