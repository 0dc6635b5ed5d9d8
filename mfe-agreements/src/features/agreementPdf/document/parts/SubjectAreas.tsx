import { Text, View } from '@react-pdf/renderer';
import { styles } from 'shared-pdf/document';
import type { ItemLanguageSkill } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { usePdfLanguage } from '../pdfTexts.ts';

type SubjectArea = NonNullable<ItemLanguageSkill['subjectAreaWithClarification']>;

/** ISCED-F code and name of each subject area, with what the institutions say more exactly. */
export function SubjectAreas({ areas }: { readonly areas: readonly SubjectArea[] }) {
  const { language, texts } = usePdfLanguage();
  if (areas.length === 0) return <Text>{texts.unknown}</Text>;
  return (
    <View>
      {areas.map(({ subjectArea, clarification }) => (
        <View key={`${subjectArea.id} ${clarification ?? ''}`}>
          <Text>{[subjectArea.code, nameIn(subjectArea, language)].filter(Boolean).join(' ')}</Text>
          {clarification && <Text style={[styles.italic, styles.quiet]}>{clarification}</Text>}
        </View>
      ))}
    </View>
  );
}
