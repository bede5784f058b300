import { useState } from 'react';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import type { EventView, RoundSummary } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { usePairedOnOld } from '../../shared/event/paired-on-old.js';
import { PairingConstraints } from '../../shared/event/pairing-constraints.js';
import { ChoiceRow } from '../../shared/page/choice-row.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { roundOffers } from '../../shared/event/round-offers.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { useEvent } from '../../shared/event/use-event.js';
import { Corrections } from './corrections.js';
import { ProposalPanel } from './proposal-panel.js';
import { RoundDesk } from './round-desk.js';

interface RoundProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly current: boolean;
}

/**
 * Mounted separately for each round: while its tables are loading, those of another round must not
 * appear under its name.
 */
const Round = ({ event, round, current }: RoundProps) => {
  const query = useAnswer('pairings', {
    eventId: event.eventId,
    phase: round.phase,
    round: round.round,
  });
  return (
    <Answer of={query} rows={10}>
      {(pairings) => (
        <RoundDesk event={event} round={round} pairings={pairings} current={current} />
      )}
    </Answer>
  );
};

/** All rounds, with the current one selected; earlier ones can be corrected. */
export const DeskRoundsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const roundName = useRoundName(event);
  const [chosen, setChosen] = useState<string | null>(null);
  const rounds = [
    ...new Map(event.rounds.map((round) => [`${round.phase}.${round.round}`, round])).entries(),
  ];
  const round = rounds.find(([key]) => key === chosen)?.[1] ?? rounds.at(-1)?.[1] ?? null;
  const current = round !== null && round === event.rounds.at(-1);
  const early = usePairedOnOld(event) > 0;
  if (round === null) {
    const { constrain } = roundOffers(event);
    return (
      <Stack align="flex-start">
        <Text>{t('pairings.none')}</Text>
        {constrain ? <PairingConstraints event={event} at={constrain} /> : null}
        <LinkButton to="/e/:eventId/desk" params={{ eventId: event.eventId }} variant="light">
          {t('rounds.toNextStep')}
        </LinkButton>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {rounds.length > 1 ? (
        <ChoiceRow chosen={`${round.phase}.${round.round}`}>
          <SegmentedControl
            aria-label={t('common.round')}
            value={`${round.phase}.${round.round}`}
            onChange={setChosen}
            data={rounds.map(([value, one]) => ({ value, label: roundName(one) }))}
          />
        </ChoiceRow>
      ) : null}
      {early ? <Corrections event={event} /> : null}
      {round.state === 'proposed' ? (
        <ProposalPanel event={event} round={round} />
      ) : (
        <Round
          key={`${round.phase}.${round.round}`}
          event={event}
          round={round}
          current={current}
        />
      )}
      {early ? null : <Corrections event={event} />}
    </Stack>
  );
};
