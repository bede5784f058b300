import { useState } from 'react';
import {
  ActionIcon,
  Button,
  Group,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { IconAdjustments, IconX } from '@tabler/icons-react';
import type { CommandPayload, EventView, PairingDesk } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { Dialog } from '../feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { byName } from './by-name.js';
import { Answer } from '../feedback/answer.js';
import { FailureNote } from '../feedback/failure-note.js';
import { warningsOf, warningText } from './pairing-warnings.js';
import { useRoundName } from './round-name.js';

type Asked = Pick<CommandPayload<'ConstrainPairing'>, 'fixed' | 'byes' | 'keptApart'>;
type Kind = keyof Asked;
const kinds = ['fixed', 'byes', 'keptApart'] as const satisfies readonly Kind[];

interface PairingConstraintsProps {
  readonly event: EventView;
  /** The Swiss round that is paired or re-paired next. */
  readonly at: { readonly phase: number; readonly round: number };
  readonly size?: 'compact-md' | 'sm';
}

/** The constraints of one kind, each as the players it names: one for a bye, otherwise two. */
const linesOf = (asked: Asked, kind: Kind): readonly (readonly string[])[] =>
  kind === 'byes' ? asked.byes.map((playerId) => [playerId]) : asked[kind];

const without = (asked: Asked, kind: Kind, index: number): Asked => ({
  ...asked,
  [kind]: asked[kind].filter((_line, each) => each !== index),
});

const addConstraint = (asked: Asked, kind: Kind, one: string, other: string): Asked =>
  kind === 'byes'
    ? { ...asked, byes: [...asked.byes, one] }
    : { ...asked, [kind]: [...asked[kind], [one, other]] };

const Lines = ({
  asked,
  desk,
  onChange,
}: {
  readonly asked: Asked;
  readonly desk: PairingDesk;
  readonly onChange: (asked: Asked) => void;
}) => {
  const { t } = useText();
  const nameOf = (id: string) => desk.players.find(({ playerId }) => playerId === id)?.name ?? '?';
  const hadBye = (id: string) => desk.players.find(({ playerId }) => playerId === id)?.hadBye;
  const warnings = (kind: Kind, [one = '', other = '']: readonly string[]): string[] => {
    if (kind === 'byes') return hadBye(one) ? [t('hand.warning.secondBye')] : [];
    return kind === 'fixed'
      ? warningsOf(desk, one, other).map((warning) => warningText(t, warning))
      : [];
  };
  if (kinds.every((kind) => asked[kind].length === 0))
    return <Text c="dimmed">{t('hand.before.none')}</Text>;
  return kinds
    .filter((kind) => asked[kind].length > 0)
    .map((kind) => (
      <section key={kind} aria-label={t(`hand.before.${kind}`)}>
        <Text fw={600}>{t(`hand.before.${kind}`)}</Text>
        <ul className="cv-quiet-list">
          {linesOf(asked, kind).map((line, index) => {
            const names = line.map(nameOf).join(' – ');
            return (
              <li key={line.join()}>
                <Group justify="space-between" wrap="nowrap" gap="xs">
                  <div>
                    <bdi>{names}</bdi>
                    {warnings(kind, line).map((text) => (
                      <Text key={text} size="sm">
                        ⚠ {text}
                      </Text>
                    ))}
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={t('hand.before.remove', { names })}
                    onClick={() => onChange(without(asked, kind, index))}
                  >
                    <IconX size={18} />
                  </ActionIcon>
                </Group>
              </li>
            );
          })}
        </ul>
      </section>
    ));
};

/** Form for one more constraint: two players who meet, a bye, or two who are kept apart. */
const AddLine = ({
  asked,
  desk,
  onChange,
}: {
  readonly asked: Asked;
  readonly desk: PairingDesk;
  readonly onChange: (asked: Asked) => void;
}) => {
  const { t, language } = useText();
  const [kind, setKind] = useState<Kind>('fixed');
  const [one, setOne] = useState<string | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const placed = new Set([...asked.fixed.flat(), ...asked.byes]);
  const free = desk.players
    .filter(({ playerId, playing }) => playing && (kind === 'keptApart' || !placed.has(playerId)))
    .toSorted(byName(language))
    .map(({ playerId, name, points }) => ({
      value: playerId,
      label: `${name} (${t('hand.points', { points })})`,
    }));
  const ready = one !== null && (kind === 'byes' || other !== null);
  const warnings =
    kind === 'fixed' && one !== null && other !== null ? warningsOf(desk, one, other) : [];
  return (
    <Stack gap="xs">
      <SegmentedControl
        aria-label={t('hand.before.what')}
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        data={kinds.map((value) => ({ value, label: t(`hand.before.${value}`) }))}
      />
      <Group align="flex-end" grow preventGrowOverflow={false}>
        <Select
          searchable
          label={t('common.player')}
          data={free}
          value={one}
          onChange={setOne}
          miw={180}
        />
        {kind === 'byes' ? null : (
          <Select
            searchable
            label={t('hand.before.other')}
            data={free.filter(({ value }) => value !== one)}
            value={other}
            onChange={setOther}
            miw={180}
          />
        )}
        <Button
          variant="default"
          disabled={!ready}
          onClick={() => {
            onChange(addConstraint(asked, kind, one ?? '', other ?? ''));
            setOne(null);
            setOther(null);
          }}
        >
          {t('hand.before.add')}
        </Button>
      </Group>
      {warnings.map((warning) => (
        <Text key={warning.kind} size="sm" role="status">
          ⚠ {warningText(t, warning)}
        </Text>
      ))}
    </Stack>
  );
};

const Form = ({
  event,
  desk,
  onDone,
}: {
  readonly event: EventView;
  readonly desk: PairingDesk;
  readonly onDone: () => void;
}) => {
  const { t } = useText();
  const [asked, setAsked] = useState<Asked>(() => ({
    fixed: desk.fixed,
    byes: desk.byes,
    keptApart: desk.keptApart,
  }));
  const [reason, setReason] = useState('');
  const save = useCommand('ConstrainPairing', { onAccepted: onDone });
  const { phase, round } = desk;
  return (
    <Stack>
      <Text size="sm">{t('hand.before.hint')}</Text>
      <Lines asked={asked} desk={desk} onChange={setAsked} />
      <AddLine asked={asked} desk={desk} onChange={setAsked} />
      <Textarea
        label={t('common.reason')}
        value={reason}
        maxLength={500}
        onChange={(typed) => setReason(typed.currentTarget.value)}
      />
      <FailureNote error={save.failure} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('common.back')}
        </Button>
        <Button
          loading={save.pending}
          onClick={() =>
            save.send({ eventId: event.eventId, phase, round, ...asked, reason: reason.trim() })
          }
        >
          {t('common.save')}
        </Button>
      </Group>
    </Stack>
  );
};

/** Who must meet, who gets a bye and who must not meet, decided before the round is paired. */
export const PairingConstraints = ({ event, at, size = 'sm' }: PairingConstraintsProps) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const [opened, setOpened] = useState(false);
  const query = useAnswer('pairingDesk', {
    eventId: event.eventId,
    phase: at.phase,
    round: at.round,
  });
  const count =
    (query.data?.fixed.length ?? 0) +
    (query.data?.byes.length ?? 0) +
    (query.data?.keptApart.length ?? 0);
  return (
    <>
      <Button
        size={size}
        variant="default"
        leftSection={<IconAdjustments size={16} />}
        onClick={() => setOpened(true)}
      >
        {count === 0 ? t('hand.before.button') : t('hand.before.buttonCount', { count })}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        size="lg"
        title={t('hand.before.title', { round: roundName(at) })}
      >
        <Answer of={query}>
          {(desk) => <Form event={event} desk={desk} onDone={() => setOpened(false)} />}
        </Answer>
      </Dialog>
    </>
  );
};
