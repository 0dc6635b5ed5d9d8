import { Text, View } from '@react-pdf/renderer';
import { PdfSection, PdfTable, WITH_NEXT, fillText, styles } from 'shared-pdf/document';
import type { AgreementItem, MobilityList } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { nameIn } from 'shared-contracts/text/names.ts';
import { MINIMUM_LEVEL } from 'shared-contracts/agreements/mobilityLists.ts';
import { languageRows } from '../../model/languageRows.ts';
import { lettersOfAreas } from '../../model/cellLetters.ts';
import { InstitutionText } from '../parts/InstitutionText.tsx';
import { SubjectAreas } from '../parts/SubjectAreas.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';

/** C: which languages are taught in, and how well people should know them. */
export function LanguageSection({ agreement }: { readonly agreement: AgreementItem }) {
  const { language, texts } = usePdfLanguage();
  const { partC } = texts;
  return (
    <PdfSection letter={partC.letter} title={partC.title}>
      <Text style={styles.paragraph} {...WITH_NEXT}>
        {partC.responsibility}
      </Text>
      <Text style={[styles.paragraph, styles.bold]} {...WITH_NEXT}>
        {partC.minimum}
      </Text>
      <PdfTable
        columns={[
          { heading: partC.receiving, share: 27 },
          { heading: partC.mobility, share: 37 },
          { heading: partC.subjectArea, share: 18 },
          { heading: partC.language, share: 13 },
          { heading: partC.level, share: 9 },
        ]}
        rows={languageRows(agreement).map(({ lists, receiving, department, skill }, index) => {
          const area = skill.subjectAreaWithClarification;
          return {
            key: index,
            letters: lettersOfAreas(area == null ? [] : [area]),
            cells: [
              <InstitutionText institution={receiving} department={department} />,
              <Kinds lists={lists} />,
              <SubjectAreas areas={area == null ? [] : [area]} />,
              nameIn(skill.language, language),
              <Text style={styles.bold}>{skill.languageLevel ?? texts.unknown}</Text>,
            ],
          };
        })}
        empty={partC.none}
      />
    </PdfSection>
  );
}

function Kinds({ lists }: { readonly lists: readonly MobilityList[] }) {
  const { texts } = usePdfLanguage();
  return (
    <View>
      {lists.map((list) => (
        <Text key={list}>
          {fillText(texts.partC.kind, { kind: texts.partB[list], level: MINIMUM_LEVEL[list] })}
        </Text>
      ))}
    </View>
  );
}
