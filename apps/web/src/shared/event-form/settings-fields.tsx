import type { ReactNode } from 'react';
import { Checkbox, Fieldset, NumberInput, Select, SimpleGrid, TextInput } from '@mantine/core';
import type { EventSettings, GameView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { InWordsOf, type TextKey, useText } from '../../i18n/index.js';
import { ThinkingFields } from '../forms/thinking-fields.js';
import { codesOf, mainGame, useEventFormContext } from './form.js';
import { useLock } from './locked-settings.js';
import {
  PlacePointsFields,
  RoundsFields,
  StructureChoice,
  TeamsChoice,
} from './structure-fields.js';
import { useSource } from './use-source.js';

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <Fieldset legend={legend}>
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>{children}</SimpleGrid>
  </Fieldset>
);

const Minutes = ({
  field,
  label,
  zero,
}: {
  field: 'roundMinutes' | 'cutRoundMinutes' | 'confirmAfterMinutes';
  label: TextKey;
  zero: TextKey;
}) => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <NumberInput
      label={t(label)}
      description={`${t(zero)} · ${source(field)}`}
      min={0}
      max={240}
      allowDecimal={false}
      suffix=" min"
      {...form.getInputProps(`settings.${field}`)}
    />
  );
};

const Switchable = ({
  field,
  label,
}: {
  field:
    | 'lastRoundByStanding'
    | 'deckRequired'
    | 'selfCheckIn'
    | 'approval'
    | 'openCutDecks'
    | 'castersSeeHands'
    | 'tableChat';
  label: TextKey;
}) => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <Checkbox
      label={t(label)}
      description={source(field)}
      {...form.getInputProps(`settings.${field}`, { type: 'checkbox' })}
    />
  );
};

const StructureFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  const { settings, format, game } = form.getValues();
  const multiplayer = settings.placePoints !== undefined;
  const swiss = (settings.structure ?? 'swiss') === 'swiss';
  const bestOf = useLock('bestOf');
  return (
    <Group legend={t('form.structure')}>
      {multiplayer ? <PlacePointsFields /> : null}
      {multiplayer || format === 'draft' ? null : <StructureChoice />}
      {format === 'premier' && game === mainGame ? <TeamsChoice /> : null}
      {swiss ? <RoundsFields cut={!multiplayer} /> : null}
      {settings.scoring === undefined ? (
        <Select
          {...bestOf}
          label={t('form.bestOf')}
          description={source('bestOf')}
          allowDeselect={false}
          data={[
            { value: '3', label: t('seat.front.bestOf3') },
            { value: '1', label: t('seat.front.bestOf1') },
          ]}
          value={String(settings.bestOf)}
          onChange={(value) =>
            form.setFieldValue('settings.bestOf', Number(value) as EventSettings['bestOf'])
          }
        />
      ) : null}
      <Minutes field="roundMinutes" label="form.roundMinutes" zero="form.zeroUntimed" />
      {multiplayer ? null : (
        <>
          <Minutes field="cutRoundMinutes" label="form.cutRoundMinutes" zero="form.zeroUntimed" />
          <Minutes field="confirmAfterMinutes" label="form.confirmAfter" zero="form.zeroNever" />
        </>
      )}
      <PublishingField />
    </Group>
  );
};

/** The game of the draft as the server describes it; null until it is loaded. */
const useGame = (): GameView | null => {
  const form = useEventFormContext();
  const { data } = useAnswer('games', {});
  return data?.games.find(({ id }) => id === form.getValues().game) ?? null;
};

/** The scoring options that only the chosen game has. */
const ScoringFields = () => {
  const { t, translated } = useText();
  const form = useEventFormContext();
  const source = useSource();
  const game = useGame();
  const { scoring } = form.getValues().settings;
  if (game === null || game.options.length === 0 || scoring === undefined) return null;
  const set = (id: string, value: number | string): void =>
    form.setFieldValue('settings.scoring', { ...scoring, [id]: value });
  return (
    <Group legend={t('form.scoring')}>
      {game.options.map((option) =>
        option.kind === 'number' ? (
          <NumberInput
            key={option.id}
            label={translated(option.name)}
            description={source('scoring')}
            min={option.min}
            max={option.max}
            allowDecimal={false}
            value={scoring[option.id] ?? 0}
            onChange={(value) => set(option.id, Number(value) || 0)}
          />
        ) : (
          <Select
            key={option.id}
            label={translated(option.name)}
            description={source('scoring')}
            allowDeselect={false}
            data={option.choices.map(({ id, name }) => ({ value: id, label: translated(name) }))}
            value={String(scoring[option.id] ?? '')}
            onChange={(value) => set(option.id, value ?? '')}
          />
        ),
      )}
    </Group>
  );
};

/** When a new round is published. */
const PublishingField = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <Select
      label={t('form.publishing')}
      description={`${t('form.publishingHint')} · ${source('publishPairings')}`}
      allowDeselect={false}
      data={(['by-hand-above-16', 'by-hand', 'at-once'] as const).map((value) => ({
        value,
        label: t(`form.publishes.${value}`),
      }))}
      {...form.getInputProps('settings.publishPairings')}
      value={form.getValues().settings.publishPairings ?? 'at-once'}
    />
  );
};

/**
 * The results that are worth points. At tables of three and four these are the places, so that only
 * the bye is left here.
 */
const pointsOf = ({ placePoints }: EventSettings) =>
  placePoints === undefined ? (['win', 'draw', 'loss', 'bye'] as const) : (['bye'] as const);

const RankingFields = () => {
  const { t, translated } = useText();
  const form = useEventFormContext();
  const source = useSource();
  const game = useGame();
  const { settings } = form.getValues();
  const { chain } = settings.tiebreaks;
  const chosen = chain.join(',');
  const chains = (game?.chains ?? []).map((each) => each.join(','));
  const nameOf = (id: string): string => {
    if (id === 'points') return t('common.points');
    const short = game?.columns.find((column) => column.id === id)?.short;
    return short === undefined ? id.toUpperCase() : translated(short);
  };
  return (
    <Group legend={t('form.ranking')}>
      {pointsOf(settings).map((kind) => (
        <NumberInput
          key={kind}
          label={t(`form.points.${kind}`)}
          description={source('points')}
          min={0}
          max={10}
          allowDecimal={false}
          {...form.getInputProps(`settings.points.${kind}`)}
        />
      ))}
      <Select
        label={t('form.chain')}
        description={source('tiebreaks')}
        allowDeselect={false}
        data={[...new Set([...chains, chosen])].map((value) => ({
          value,
          label: value.split(',').map(nameOf).join(' › '),
        }))}
        value={chosen}
        onChange={(value) =>
          form.setFieldValue(
            'settings.tiebreaks.chain',
            (value ?? chosen).split(',') as EventSettings['tiebreaks']['chain'],
          )
        }
      />
      {settings.placePoints === undefined ? (
        <Select
          label={t('form.draws')}
          description={source('drawByAgreement')}
          allowDeselect={false}
          data={[
            { value: 'allowed', label: t('form.drawsAllowed') },
            { value: 'forbidden', label: t('form.drawsForbidden') },
          ]}
          {...form.getInputProps('settings.drawByAgreement')}
        />
      ) : null}
      <Checkbox
        label={t('form.freezeOnDrop')}
        description={source('tiebreaks')}
        {...form.getInputProps('settings.tiebreaks.freezeOnDrop', { type: 'checkbox' })}
      />
      <Checkbox
        label={t('form.floorOwn')}
        description={source('tiebreaks')}
        {...form.getInputProps('settings.tiebreaks.floorOwnGameWin', { type: 'checkbox' })}
      />
      <Switchable field="lastRoundByStanding" label="form.lastByStanding" />
    </Group>
  );
};

const DeckFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  const list = (part: keyof EventSettings['legality'], label: TextKey, example: string) => (
    <TextInput
      label={t(label)}
      description={source('legality')}
      placeholder={example}
      defaultValue={form.getValues().settings.legality[part].join(', ')}
      error={
        Object.entries(form.errors).find(([path]) =>
          path.startsWith(`settings.legality.${part}`),
        )?.[1]
      }
      // Enter ends a code as a comma does; it must not submit the whole form.
      onKeyDown={(key) => {
        if (key.key === 'Enter') key.preventDefault();
      }}
      onChange={(change) =>
        form.setFieldValue(`settings.legality.${part}`, codesOf(change.currentTarget.value))
      }
    />
  );
  return (
    <Group legend={t('form.decks')}>
      <Switchable field="deckRequired" label="form.deckRequired" />
      <Switchable field="selfCheckIn" label="form.selfCheckIn" />
      <Switchable field="approval" label="form.approval" />
      <Select
        label={t('form.decksPublic')}
        description={source('decksPublic')}
        allowDeselect={false}
        data={(['never', 'after-event', 'always'] as const).map((value) => ({
          value,
          label: t(`form.public.${value}`),
        }))}
        {...form.getInputProps('settings.decksPublic')}
      />
      {form.getValues().settings.placePoints === undefined ? (
        <Switchable field="openCutDecks" label="form.openCutDecks" />
      ) : null}
      {form.getValues().game === mainGame ? (
        <>
          {list('addSets', 'form.addSets', 'ASH')}
          {list('removeSets', 'form.removeSets', 'SOR')}
          {list('allowCards', 'form.allowCards', 'SOR_005')}
          {list('banCards', 'form.banCards', 'SOR_005')}
        </>
      ) : null}
    </Group>
  );
};

/** The settings of games on screen: watching, chat, end of the round and thinking time. */
const WatchFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const source = useSource();
  return (
    <Group legend={t('form.watching')}>
      <NumberInput
        label={t('form.watchDelay')}
        description={`${t('form.watchDelayHint')} · ${source('watchDelaySeconds')}`}
        min={0}
        max={3_600}
        allowDecimal={false}
        suffix=" s"
        {...form.getInputProps('settings.watchDelaySeconds')}
      />
      <Switchable field="castersSeeHands" label="form.castersSeeHands" />
      <Switchable field="tableChat" label="form.tableChat" />
      <Select
        label={t('form.endOfRound')}
        description={source('endOfRound')}
        allowDeselect={false}
        data={(['next-action-phase', 'one-more-round', 'draw', 'judges'] as const).map((value) => ({
          value,
          label: t(`form.endsRound.${value}`),
        }))}
        {...form.getInputProps('settings.endOfRound')}
        value={form.getValues().settings.endOfRound ?? 'judges'}
      />
      <ThinkingFields
        value={form.getValues().settings.thinkingTime ?? null}
        description={source('thinkingTime')}
        onChange={(time) => form.setFieldValue('settings.thinkingTime', time)}
      />
    </Group>
  );
};

/** Every setting that the official rules leave open, with the source of its default. */
export const SettingsFields = () => {
  const { game } = useEventFormContext().getValues();
  return (
    <InWordsOf game={game}>
      <StructureFields />
      <RankingFields />
      <ScoringFields />
      <DeckFields />
      {game === mainGame ? <WatchFields /> : null}
    </InWordsOf>
  );
};
