import { useState } from 'react';
import { Alert, Button, Stack, Table, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { EventView, PairingDesk, PairingsView, RoundSummary } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { ByesList } from '../../shared/event/byes-list.js';
import { useInPart } from '../../shared/event/in-part.js';
import { PairingConstraints } from '../../shared/event/pairing-constraints.js';
import { warningsOf, warningText } from '../../shared/event/pairing-warnings.js';
import { roundOffers } from '../../shared/event/round-offers.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { seatedTables } from '../../shared/match/seated-tables.js';
import { ByHandButton } from './by-hand-button.js';
import { HandPanel } from './hand-panel.js';
import { proposedRound } from './proposed-round.js';
import { TakeBackRound } from './take-back-round.js';

interface ProposalPanelProps {
  readonly event: EventView;
  readonly round: RoundSummary;
}

type Proposal = NonNullable<PairingDesk['proposal']>;

interface ToolsProps extends ProposalPanelProps {
  readonly proposal: Proposal;
  readonly byHand: boolean;
  readonly onByHand: () => void;
}

/** Buttons that publish the proposal, change it, or discard it; only staff have seen it. */
const Tools = ({ event, round: summary, proposal, byHand, onByHand }: ToolsProps) => {
  const { t } = useText();
  const onFailed = useFailureNotice();
  const { eventId } = event;
  const { phase, round } = summary;
  const { attempt, outdated } = proposal;
  /** The attempt that was viewed, even if others have paired again since. */
  const key = { phase, round, attempt };
  const offers = roundOffers(event);
  const publish = useCommand('PublishPairings');
  const again = useCommand('RequestPairing', { onFailed });
  return (
    <Stack gap="xs">
      <div className="cv-tools">
        {offers.publish && !outdated ? (
          <Button loading={publish.pending} onClick={() => publish.send({ eventId, ...key })}>
            {t('rounds.proposal.publish')}
          </Button>
        ) : null}
        {offers.byHand ? <ByHandButton byHand={byHand} onByHand={onByHand} /> : null}
        {offers.pair ? (
          <Button
            size="compact-md"
            variant={outdated ? 'filled' : 'default'}
            leftSection={<IconRefresh size={16} />}
            loading={again.pending}
            onClick={() => again.send({ eventId, ...key, attempt: attempt + 1, repair: false })}
          >
            {t('rounds.repair')}
          </Button>
        ) : null}
        {offers.constrain ? (
          <PairingConstraints event={event} at={offers.constrain} size="compact-md" />
        ) : null}
        <TakeBackRound
          event={event}
          at={offers.takeBack && key}
          title={t('rounds.proposal.discard')}
          text={t('rounds.proposal.discardHint')}
        />
      </div>
      <FailureNote error={publish.failure} />
    </Stack>
  );
};

/** The proposed tables, with warnings. */
const ProposedTables = ({
  desk,
  pairings,
}: {
  readonly desk: PairingDesk;
  readonly pairings: PairingsView;
}) => {
  const { t } = useText();
  const { shown, rest } = useInPart(seatedTables(pairings));
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('desk.rounds')}>
      <Table className="cv-dense" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{t('common.table')}</Table.Th>
            <Table.Th>{t('rounds.players')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ id, table, seats: [one, other, ...more] }) => (
            <Table.Tr key={id}>
              <Table.Td fw={800}>{table}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {[one, other, ...more].map((seat) =>
                  seat === undefined ? null : (
                    <div key={seat.playerId}>
                      <bdi>{seat.name}</bdi>{' '}
                      <Text span c="dimmed" size="sm">
                        {seat.record}
                      </Text>
                    </div>
                  ),
                )}
                {more.length > 0 || one === undefined || other === undefined
                  ? null
                  : warningsOf(desk, one.playerId, other.playerId).map((warning) => (
                      <Text key={warning.kind} size="sm" fw={650}>
                        {warningText(t, warning)}
                      </Text>
                    ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest}
    </div>
  );
};

/**
 * A proposed round, visible to staff only: they check it, change it by hand or pair again, and then
 * publish it.
 */
export const ProposalPanel = ({ event, round }: ProposalPanelProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const [byHand, setByHand] = useState(false);
  const { phase, round: number } = round;
  const query = useAnswer('pairingDesk', { eventId: event.eventId, phase, round: number });
  return (
    <Answer of={query} rows={10}>
      {(desk) => {
        const { proposal } = desk;
        if (proposal === null) return null;
        const pairings = proposedRound(desk, proposal, (points) => t('hand.points', { points }));
        return (
          <Stack gap="sm">
            <div>
              <Title order={2} fz="xl">
                {roundName(round)}
              </Title>
              <Text size="sm">{t('common.roundState.proposed')}</Text>
            </div>
            {proposal.outdated ? (
              <Alert color="red" role="alert">
                {t('rounds.proposal.outdated')}
              </Alert>
            ) : null}
            {proposal.unavoidableRematches > 0 ? (
              <Alert color="lamp">
                {t('rounds.rematches', { count: proposal.unavoidableRematches })}
              </Alert>
            ) : null}
            {roundOffers(event).publish ? (
              <Tools
                {...{ event, round, proposal, byHand }}
                onByHand={() => setByHand((before) => !before)}
              />
            ) : null}
            {byHand ? (
              <HandPanel {...{ event, round, pairings }} onDone={() => setByHand(false)} />
            ) : (
              <>
                <ProposedTables desk={desk} pairings={pairings} />
                <ByesList byes={pairings.byes} why={false} />
              </>
            )}
          </Stack>
        );
      }}
    </Answer>
  );
};
