import { Text } from '@mantine/core';
import {
  eventRole,
  eventView,
  penaltyLevel,
  roundKey,
  type EventView,
  type StoryEntry,
} from '#contracts';
import { useText, type Facts, type Translate } from '../../i18n/index.js';
import { infractionText } from '../../shared/match/infractions.js';
import { phaseWords } from '../../shared/event/phase-words.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { moment } from '../../shared/time/times.js';
import { storyFacts } from './story-facts.js';
import { roundName } from '../../shared/limited/round-name.js';

/**
 * Text written by somebody, in quotation marks, to distinguish it from the recorded facts beside
 * it.
 */
const quoteText = (written: unknown, t: Translate): string =>
  typeof written === 'string' && written !== '' ? t('common.quoted', { text: written }) : '';

/** Translations of codes in a record. */
const wordsOf = (data: StoryEntry['data'], t: Translate): Facts => {
  const level = penaltyLevel.safeParse(data['level']).data;
  const role = eventRole.safeParse(data['role']).data;
  const holder =
    data['holder'] === 'bot' || data['holder'] === 'player' ? data['holder'] : undefined;
  const draftRound =
    typeof data['round'] === 'number' ? { draftRound: roundName(t, data['round']) } : {};
  const phases = eventView.shape.phases.safeParse(data['phases']).data;
  const found =
    data['outcome'] === 'matches' || data['outcome'] === 'differs' ? data['outcome'] : undefined;
  return {
    ...draftRound,
    ...(phases === undefined ? {} : { phaseWords: phaseWords(t, phases) }),
    ...(found === undefined ? {} : { outcomeWord: t(`deck.checks.${found}`) }),
    ...(typeof data['infraction'] === 'string'
      ? { infraction: infractionText(t, data['infraction']) }
      : {}),
    note: quoteText(data['note'], t),
    reason: quoteText(data['reason'], t),
    ...(holder === undefined ? {} : { holderWord: t(`record.seatHeld.${holder}`) }),
    ...(level === undefined ? {} : { level: t(`common.penalty.${level}`) }),
    ...(role === undefined ? {} : { role: t(`common.role.${role}`) }),
  };
};

/** The round that a record is about, regardless of the attempt. */
const ofRound = roundKey.omit({ attempt: true });

interface StoryLineProps {
  readonly entry: StoryEntry;
  readonly names: ReadonlyMap<string, string>;
  readonly event: Pick<EventView, 'staff' | 'phases'>;
}

export const StoryLine = ({ entry, names, event }: StoryLineProps) => {
  const { t, code, language } = useText();
  const roundName = useRoundName(event);
  const key = ofRound.safeParse(entry.data).data;
  const actor = (): string => {
    const [kind, id = ''] = entry.actor.split(':');
    if (kind === 'system') return t('record.system');
    return (
      event.staff.find((one) => one.account === id)?.name ?? names.get(id) ?? t('common.player')
    );
  };
  return (
    <li>
      <details>
        <summary>
          <time dateTime={entry.at}>{moment(entry.at, language)}</time>{' '}
          <Text span>
            {code('story', entry.type, {
              ...storyFacts(entry.data, names),
              ...wordsOf(entry.data, t),
              pod: entry.pod ?? 0,
              ...(key === undefined ? {} : { roundName: roundName(key) }),
            }) ?? entry.type}
          </Text>{' '}
          <Text span size="sm" c="dimmed">
            {actor()}
          </Text>
        </summary>
        <pre>
          {JSON.stringify(
            {
              position: entry.position,
              stream: entry.streamId,
              version: entry.version,
              type: entry.type,
              actor: entry.actor,
              data: entry.data,
            },
            null,
            2,
          )}
        </pre>
      </details>
    </li>
  );
};
