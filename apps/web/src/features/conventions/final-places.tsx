import { Stack, Table, Title } from '@mantine/core';
import type { ConventionView } from '#contracts';
import { useText } from '../../i18n/index.js';

interface FinalPlacesProps {
  readonly convention: ConventionView;
  readonly result: ConventionView['results'][number];
}

const shown = 64;

/**
 * The final places of everybody in a chain of tournaments, each player once; those of the last
 * tournament come first.
 */
export const FinalPlaces = ({ convention, result }: FinalPlacesProps) => {
  const { t } = useText();
  const nameOf = (stageId: string): string =>
    convention.stages.find((stage) => stage.stageId === stageId)?.name ?? stageId;
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>
        {t('common.labelled', {
          label: t('convention.results'),
          value: nameOf(result.stageId),
        })}
      </Title>
      <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('convention.results')}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('convention.place')}</Table.Th>
              <Table.Th>{t('common.name')}</Table.Th>
              <Table.Th>{t('convention.stage')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {result.places.slice(0, shown).map(({ place, playerId, name, stageId }) => (
              <Table.Tr key={playerId}>
                <Table.Td>{place}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{nameOf(stageId)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
};
