import { Stack, Text, Title } from '@mantine/core';
import type { EventView, RoundKey, TableRow } from '#contracts';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { ExtendTime } from '../../shared/match/extend-time.js';
import { ReasonList } from '../../shared/feedback/reason-list.js';
import { MultiplayerCard } from '../../shared/match/multiplayer-cards.js';
import { RulePad } from '../../shared/match/rule-pad.js';
import type { SharedTable } from '../../shared/match/shared-table.js';
import { useFocusBack } from '../../shared/page/use-focus-back.js';

interface TableDialogProps {
  readonly event: EventView;
  readonly row: TableRow;
  readonly round: RoundKey;
  readonly onClose: () => void;
}

/** One table: its result, its time, and the reasons for its pairing. */
export const TableDialog = ({ event, row, round, onClose }: TableDialogProps) => {
  const { t } = useText();
  useFocusBack();
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t('rounds.tableTitle', { table: row.table, a: row.a.name, b: row.b.name })}
    >
      <Stack>
        <RulePad event={event} row={row} round={round} onDone={onClose} />
        <ExtendTime event={event} row={row} />
        {row.reasons.length === 0 ? null : (
          <section>
            <Title order={3} fz="md">
              {t('pairings.why')}
            </Title>
            <ReasonList reasons={row.reasons} people={[row.a, row.b]} />
          </section>
        )}
        {row.corrected ? <Text size="sm">{t('seat.report.corrected')}</Text> : null}
      </Stack>
    </Dialog>
  );
};

interface SharedTableDialogProps {
  readonly event: EventView;
  readonly at: RoundKey;
  readonly row: SharedTable;
  readonly onClose: () => void;
}

/** A table of three or four: the players' claims, and the form that settles it. */
export const SharedTableDialog = ({ event, at, row, onClose }: SharedTableDialogProps) => {
  const { t } = useText();
  useFocusBack();
  return (
    <Dialog opened onClose={onClose} title={t('convention.table', { table: row.table })}>
      <MultiplayerCard event={event} at={at} row={row} ownTitle={false} />
    </Dialog>
  );
};
