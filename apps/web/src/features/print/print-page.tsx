import { useEffect } from 'react';
import { Button, Group } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useParams, useSearch } from '../../navigation/here.js';
import { ShownAge } from '../../shared/feedback/shown-age.js';
import { Answer } from '../../shared/feedback/answer.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { DeckCheck } from './deck-check.js';
import { PairingsByName, PairingsByTable } from './pairing-lists.js';
import { Poster } from './poster.js';
import { PlayersSheet, PrizesSheet, StandingsSheet } from './player-lists.js';
import { PodSeatings } from './pod-seatings.js';
import './print.css';
import type { Paper, PrintSearch } from '../../navigation/print-search.js';
import { isSheet, marginMm, paperSize, type Sheet } from './sheets.js';
import { SeatCodeSlips } from './seat-code-slips.js';
import { Signs } from './signs.js';
import { Slips } from './slips.js';

interface ChosenProps {
  readonly event: EventView;
  readonly search: PrintSearch;
}

const OfRound = ({ event, search, sheet }: ChosenProps & { readonly sheet: Sheet }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const last = currentRound(event);
  const { phase = last?.phase, round = last?.round } = search;
  const query = useAnswer(
    'pairings',
    { eventId: event.eventId, phase, round },
    { enabled: last !== null },
  );
  if (phase === undefined || round === undefined)
    return <div className="cv-paper">{t('print.noRound')}</div>;
  const Of =
    { slips: Slips, 'pairings-by-table': PairingsByTable }[sheet as string] ?? PairingsByName;
  return (
    <Answer of={query}>
      {(pairings) => (
        <Of
          event={event}
          pairings={pairings}
          round={roundName({ phase, round })}
          changed={search.changed === true}
        />
      )}
    </Answer>
  );
};

const OfPlayers = ({ event, search, sheet }: ChosenProps & { readonly sheet: Sheet }) => {
  const { t } = useText();
  return (
    <Answer of={useAnswer('roster', { eventId: event.eventId })}>
      {({ players }) => {
        if (sheet === 'players') return <PlayersSheet event={event} players={players} />;
        const chosen = players.find(({ playerId }) => playerId === search.player);
        return chosen === undefined ? (
          <div className="cv-paper">{t('print.noPlayer')}</div>
        ) : (
          <DeckCheck event={event} playerId={chosen.playerId} name={chosen.name} />
        );
      }}
    </Answer>
  );
};

/** Sorted by place once there is a cut, followed by pages with the Swiss standings. */
const OfStandings = ({ event }: { readonly event: EventView }) => {
  const now = useAnswer('standings', { eventId: event.eventId });
  const placed = now.data?.order === 'places';
  const swiss = useAnswer(
    'standings',
    { eventId: event.eventId, order: 'swiss' },
    { enabled: placed },
  );
  return (
    <>
      <Answer of={now}>{(standings) => <StandingsSheet event={event} {...standings} />}</Answer>
      {placed ? (
        <Answer of={swiss}>{(standings) => <StandingsSheet event={event} {...standings} />}</Answer>
      ) : null}
    </>
  );
};

const OfPrizes = ({ event }: { readonly event: EventView }) => (
  <Answer of={useAnswer('standings', { eventId: event.eventId })}>
    {({ rows }) => <PrizesSheet event={event} rows={rows} />}
  </Answer>
);

const OfPods = ({ event }: { readonly event: EventView }) => (
  <Answer of={useAnswer('pods', { eventId: event.eventId })}>
    {(pods) => <PodSeatings event={event} pods={pods} />}
  </Answer>
);

const Chosen = ({ event, search, sheet }: ChosenProps & { readonly sheet: Sheet }) => {
  switch (sheet) {
    case 'pairings-by-name':
    case 'pairings-by-table':
    case 'slips':
      return <OfRound event={event} search={search} sheet={sheet} />;
    case 'players':
    case 'deck-check':
      return <OfPlayers event={event} search={search} sheet={sheet} />;
    case 'standings':
      return <OfStandings event={event} />;
    case 'prizes':
      return <OfPrizes event={event} />;
    case 'seat-codes':
      return <SeatCodeSlips event={event} />;
    case 'pods':
      return <OfPods event={event} />;
    case 'poster':
      return <Poster event={event} />;
    case 'signs':
      return (
        <Signs
          event={event}
          from={search.from ?? 1}
          to={search.to ?? Math.max(1, Math.ceil(event.players / 2))}
        />
      );
  }
};

/** Sets the paper size for the browser's print function, which also creates the PDF. */
const usePaper = (paper: Paper): void => {
  useEffect(() => {
    const { css, width, height } = paperSize[paper];
    const style = document.createElement('style');
    // Half a millimetre less than the page: content of exactly its height can start another page.
    style.textContent = `@page { size: ${css} portrait; margin: ${marginMm}mm } :root { --paper-width: ${width}mm; --paper-margin: ${marginMm}mm; --paper-inner: ${(height - 2 * marginMm - 0.5).toFixed(1)}mm }`;
    document.head.append(style);
    return () => style.remove();
  }, [paper]);
};

/** One sheet as it will be printed, and the button that prints it. */
export const PrintPage = () => {
  const { t } = useText();
  const { eventId, sheet } = useParams('/e/:eventId/print/:sheet');
  const [search] = useSearch('/e/:eventId/print/:sheet');
  usePaper(search.paper);
  const query = useAnswer('event', { eventId });
  const name = query.data?.name;
  /** The file name of a saved PDF. */
  const title = name === undefined ? undefined : `${name} ${sheet}`;
  return (
    <main data-page-title={title}>
      <Group className="cv-noprint" p="sm" justify="center">
        <Button size="md" leftSection={<IconPrinter size={20} />} onClick={() => window.print()}>
          {t('print.print')}
        </Button>
        <LinkButton to="/e/:eventId/desk/print" params={{ eventId }} size="md" variant="default">
          {t('print.back')}
        </LinkButton>
      </Group>
      <ShownAge />
      <Answer of={query} rows={8}>
        {(event) =>
          isSheet(sheet) ? (
            <Chosen event={event} search={search} sheet={sheet} />
          ) : (
            <div className="cv-paper">{t('print.unknown')}</div>
          )
        }
      </Answer>
    </main>
  );
};
