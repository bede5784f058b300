import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import type { EventFormat, EventView, GameView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { isLimited } from '../limited/limited.js';
import { asGame, mainGame, inFormat, useEventFormContext } from './form.js';
import { LimitedFields } from './limited-fields.js';

/** The time limits for Trilogy's secret choices. */
export const TrilogyFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NumberInput
        label={t('trilogy.form.ban')}
        description={t('trilogy.form.hint')}
        min={0}
        max={1800}
        allowDecimal={false}
        suffix=" s"
        {...form.getInputProps('settings.banSeconds')}
      />
      <NumberInput
        label={t('trilogy.form.pick')}
        description={t('trilogy.form.hint')}
        min={0}
        max={1800}
        allowDecimal={false}
        suffix=" s"
        {...form.getInputProps('settings.pickSeconds')}
      />
      <Select
        label={t('trilogy.form.clock')}
        // Spans the whole row, because its options are whole sentences.
        style={{ gridColumn: '1 / -1' }}
        allowDeselect={false}
        data={(['table', 'round', 'pairing'] as const).map((value) => ({
          value,
          label: t(`trilogy.form.clockOf.${value}`),
        }))}
        {...form.getInputProps('settings.banClock')}
        value={form.getValues().settings.banClock ?? 'pairing'}
      />
    </SimpleGrid>
  );
};

const formats = ['premier', 'trilogy', 'sealed', 'draft'] as const satisfies readonly EventFormat[];

type OwnFormat = (typeof formats)[number];
const isOwn = (id: string): id is OwnFormat => formats.some((format) => format === id);

/** The formats of Star Wars: Unlimited, some of which have settings of their own. */
const SwuFormats = ({ game }: { game: GameView | undefined }) => {
  const { t, translated } = useText();
  const form = useEventFormContext();
  const { format } = form.getValues();
  const others = (game?.formats ?? []).filter(({ id }) => !isOwn(id));
  const choose = (id: string): void => {
    const draft = form.getValues();
    // The defaults of a format at tables of three and four must not carry over to the other
    // formats.
    const plain = game && (!isOwn(id) || !isOwn(draft.format)) ? asGame(draft, game, id) : draft;
    form.setValues(isOwn(id) ? inFormat(plain, id) : plain);
  };
  return (
    <Select
      label={t('trilogy.form.format')}
      size="md"
      allowDeselect={false}
      data={[
        ...formats.map((value) => ({
          value,
          label: t(isLimited(value) ? `limited.format.${value}` : `trilogy.form.${value}`),
        })),
        ...others.map(({ id, name }) => ({ value: id, label: translated(name) })),
      ]}
      value={format}
      onChange={(value) => choose(value ?? format)}
    />
  );
};

const GameFormats = ({ game }: { game: GameView }) => {
  const { t, translated } = useText();
  const form = useEventFormContext();
  return (
    <Select
      label={t('trilogy.form.format')}
      size="md"
      allowDeselect={false}
      data={game.formats.map(({ id, name }) => ({ value: id, label: translated(name) }))}
      value={form.getValues().format}
      onChange={(value) => form.setValues(asGame(form.getValues(), game, value ?? undefined))}
    />
  );
};

interface FormatFieldsProps {
  /**
   * The format of an existing event: its game cannot change, and the settings of this format are
   * edited elsewhere.
   */
  readonly changedFrom?: EventView['format'];
}

/** The choice of game and format, with the settings of the format. */
export const FormatFields = ({ changedFrom }: FormatFieldsProps) => {
  const { t, translated } = useText();
  const form = useEventFormContext();
  const { format, game: chosen } = form.getValues();
  const games = useAnswer('games', {}).data?.games ?? [];
  const game = games.find(({ id }) => id === chosen);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('form.game')}
          size="md"
          allowDeselect={false}
          disabled={changedFrom !== undefined}
          data={games.map(({ id, name }) => ({ value: id, label: translated(name) }))}
          value={chosen}
          onChange={(id) => {
            const next = games.find((each) => each.id === id);
            if (next) form.setValues(asGame(form.getValues(), next));
          }}
        />
        {chosen === mainGame || game === undefined ? (
          <SwuFormats game={game} />
        ) : (
          <GameFormats game={game} />
        )}
      </SimpleGrid>
      {format === 'trilogy' && format !== changedFrom ? <TrilogyFields /> : null}
      {isLimited(format) && format !== changedFrom ? <LimitedFields /> : null}
    </>
  );
};
