import { Stack, Table, Text, Title } from '@mantine/core';
import type { MetagameView, Share } from '#contracts';
import { useText } from '../../i18n/index.js';

const percent = (value: number | null): string =>
  value === null ? '–' : `${Math.round(value * 100)} %`;

/** A share with its confidence interval, and a bar hidden from screen readers. */
const ShareCell = ({ share }: { readonly share: Share }) => (
  <>
    <Text span fw={600}>
      {percent(share.rate)}
    </Text>{' '}
    <Text span size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {share.count}/{share.of}
      {share.low === null ? '' : ` (${percent(share.low)}–${percent(share.high)})`}
    </Text>
    <div aria-hidden style={{ height: 4, background: 'var(--mantine-color-default-border)' }}>
      <div
        style={{
          height: 4,
          width: `${(share.rate ?? 0) * 100}%`,
          background: 'var(--mantine-primary-color-filled)',
        }}
      />
    </div>
  </>
);

const mostRows = 20;
const mostMatchups = 8;

const Uses = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: MetagameView['leaders'];
}) => {
  const { t } = useText();
  return (
    <Stack gap="xs">
      <Title order={3} fz="lg">
        {title}
      </Title>
      <div className="cv-scroll" tabIndex={0} role="region" aria-label={title}>
        <Table className="cv-dense">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{title}</Table.Th>
              <Table.Th>{t('archive.share')}</Table.Th>
              <Table.Th>{t('archive.conversion')}</Table.Th>
              <Table.Th>{t('archive.wins')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, mostRows).map(({ card, share, conversion, wins }) => (
              <Table.Tr key={card.id}>
                <Table.Td>
                  {card.name}{' '}
                  <Text span size="xs" c="dimmed">
                    {card.subtitle ?? ''}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <ShareCell share={share} />
                </Table.Td>
                <Table.Td>
                  <ShareCell share={conversion} />
                </Table.Td>
                <Table.Td>
                  <ShareCell share={wins} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
};

/**
 * Leaders against leaders: the share of matches won by the row's leader, with the number of
 * matches.
 */
const Matchups = ({ metagame }: { readonly metagame: MetagameView }) => {
  const { t } = useText();
  const shown = metagame.leaders.slice(0, mostMatchups).map(({ card }) => card);
  const cells = new Map(
    metagame.matchups.map(({ row, column, wins }) => [`${row}|${column}`, wins]),
  );
  return (
    <Stack gap="xs">
      <Title order={3} fz="lg">
        {t('archive.matchups')}
      </Title>
      <Text size="sm">{t('archive.matchupsHint')}</Text>
      <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('archive.matchups')}>
        <Table className="cv-dense">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('archive.leaders')}</Table.Th>
              {shown.map(({ id, name }) => (
                <Table.Th key={id}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Th scope="row">{row.name}</Table.Th>
                {shown.map((column) => {
                  const wins = cells.get(`${row.id}|${column.id}`);
                  return (
                    <Table.Td key={column.id} style={{ minWidth: 92 }}>
                      {wins ? <ShareCell share={wins} /> : '–'}
                    </Table.Td>
                  );
                })}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
};

export const Metagame = ({ metagame }: { readonly metagame: MetagameView }) => {
  const { t } = useText();
  const { events, decks, truncated } = metagame;
  return (
    <Stack component="section" gap="md" aria-labelledby="metagame">
      <Title order={2} fz="xl" id="metagame">
        {t('archive.metagame')}
      </Title>
      {decks === 0 ? (
        <Text c="dimmed">{t('archive.noDecks')}</Text>
      ) : (
        <>
          <Text size="sm">
            {t('archive.counted', {
              decks: t('archive.countedDecks', { count: decks }),
              events: t('archive.countedEvents', { count: events }),
            })}{' '}
            {truncated ? t('archive.truncated') : ''}
          </Text>
          <Uses title={t('archive.leaders')} rows={metagame.leaders} />
          <Uses title={t('archive.bases')} rows={metagame.bases} />
          {metagame.matchups.length === 0 ? null : <Matchups metagame={metagame} />}
        </>
      )}
    </Stack>
  );
};
