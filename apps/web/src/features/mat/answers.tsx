import { Button, Group, List, Select, Stack, Text, Title } from '@mantine/core';
import {
  allManoeuvres,
  shipChoices,
  type DialEntry,
  type MatSetup,
  type MatShip,
  type MovingAnswer,
  type Ruling,
} from '#xwing-mat';
import { useText } from '../../i18n/index.js';

/** Answers in words, each with the rule that it follows from. */
const Rulings = ({ rulings }: { readonly rulings: readonly Ruling[] }) => {
  const { t } = useText();
  return (
    <List spacing={6} size="sm" aria-live="polite">
      {rulings.map(({ code, facts, source }, index) => (
        <List.Item key={`${code} ${index}`}>
          {t(`mat.ruling.${code}`, facts)}{' '}
          <Text span size="xs" c="dimmed">
            {t(`mat.source.${source}`)}
          </Text>
        </List.Item>
      ))}
    </List>
  );
};

interface PairProps {
  readonly setup: MatSetup;
  readonly ship: MatShip;
  readonly target: string | null;
  readonly rulings: readonly Ruling[];
  readonly onTarget: (id: string | null) => void;
}

/** The answers about two ships. */
export const PairAnswers = ({ setup, ship, target, rulings, onTarget }: PairProps) => {
  const { t } = useText();
  return (
    <Stack gap="xs">
      <Select
        label={t('mat.target', { name: ship.name })}
        placeholder={t('mat.noTarget')}
        clearable
        value={target}
        onChange={onTarget}
        data={setup.ships
          .filter(({ id }) => id !== ship.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Rulings rulings={rulings} />
    </Stack>
  );
};

/** The manoeuvres that can be tried: those of the ship's dial, or all if its dial is unknown. */
const manoeuvresOf = ({ ship }: MatShip): readonly DialEntry[] =>
  shipChoices.find(({ id }) => id === ship)?.dial ?? allManoeuvres;

const keyOf = ({ speed, bearing }: DialEntry): string => `${speed}${bearing}`;

interface ManoeuvreProps {
  readonly ship: MatShip;
  readonly wanted: DialEntry | null;
  readonly answer: MovingAnswer | null;
  readonly onWanted: (manoeuvre: DialEntry | null) => void;
  readonly onCarriedOut: () => void;
}

/** Tries a manoeuvre before it is carried out. */
export const ManoeuvreAnswers = (props: ManoeuvreProps) => {
  const { ship, wanted, answer, onWanted, onCarriedOut } = props;
  const { t } = useText();
  const all = manoeuvresOf(ship);
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {t('mat.manoeuvre')}
      </Title>
      <Group align="flex-end" gap="xs">
        <Select
          label={t('mat.whichManoeuvre')}
          placeholder={t('mat.noManoeuvre')}
          clearable
          value={wanted && keyOf(wanted)}
          onChange={(key) => onWanted(all.find((one) => keyOf(one) === key) ?? null)}
          data={all.map((one) => ({
            value: keyOf(one),
            label: `${one.speed} ${t(`mat.bearing.${one.bearing}`)}, ${t(`mat.colour.${one.colour}`)}`,
          }))}
          style={{ flex: '1 1 200px' }}
        />
        <Button onClick={onCarriedOut} disabled={answer === null}>
          {t('mat.carryOut')}
        </Button>
      </Group>
      {answer ? <Rulings rulings={answer.rulings} /> : null}
    </Stack>
  );
};
