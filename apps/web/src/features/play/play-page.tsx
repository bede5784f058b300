import { useState } from 'react';
import { Group, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { FreeFormat } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { DeckChoice } from '../../shared/deck-choice/deck-choice.js';
import { deckOf, type DeckWish, faultOf } from '../../shared/deck-choice/deck-wish.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { NameField } from '../../shared/name-field.js';
import { OpenTableButtons } from '../../shared/open-tables/open-table-buttons.js';
import { usePlayerName } from '../../shared/use-player-name.js';
import { OpenTables } from './open-tables.js';

const formats = ['premier', 'eternal'] as const satisfies readonly FreeFormat[];
const lengths = [1, 3] as const;

interface RulesProps {
  readonly format: FreeFormat;
  readonly bestOf: 1 | 3;
  readonly onFormat: (format: FreeFormat) => void;
  readonly onBestOf: (bestOf: 1 | 3) => void;
}

const RulesChoice = ({ format, bestOf, onFormat, onBestOf }: RulesProps) => {
  const { t } = useText();
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('play.cards')}
        value={format}
        onChange={(chosen) => onFormat(formats.find((one) => one === chosen) ?? format)}
      >
        <Stack gap={6} mt={6}>
          {formats.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`play.format.${one}`)}
              description={t(`play.formatText.${one}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Radio.Group
        label={t('play.length')}
        value={String(bestOf)}
        onChange={(chosen) => onBestOf(lengths.find((one) => String(one) === chosen) ?? bestOf)}
      >
        <Group mt={6}>
          {lengths.map((one) => (
            <Radio
              key={one}
              value={String(one)}
              label={t(one === 1 ? 'play.bestOf.one' : 'play.bestOf.three')}
            />
          ))}
        </Group>
      </Radio.Group>
    </Stack>
  );
};

/** Finds somebody to play with: a friend by a link, or whoever waits at an open table. */
export const PlayPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [wish, setWish] = useState<DeckWish>({ kind: 'luke', text: '' });
  const [format, setFormat] = useState<FreeFormat>('premier');
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const { typed, setTyped, name, keep } = usePlayerName();
  const go = (matchId: string) => navigate({ to: '/play/:matchId', params: { matchId } });
  const open = useCommand('OpenFreeMatch', { onAccepted: ({ ids }) => go(ids['matchId'] ?? '') });
  const join = useCommand('JoinFreeMatch', { onAccepted: (_told, { matchId }) => go(matchId) });
  const deck = deckOf(wish);
  const ready = deck !== null && name !== null ? { deck, name } : null;
  const start = (listed: boolean) => {
    if (ready === null) return;
    keep();
    join.clear();
    open.send({ ...ready, format, bestOf, listed });
  };
  const failure = open.failure ?? join.failure;
  return (
    <Stack maw={980} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('play.title')}
      </Title>
      <Text>{t('play.lead')}</Text>
      <Group>
        <LinkButton to="/twin-suns" variant="light">
          {t('twinSuns.toPage')}
        </LinkButton>
        <LinkButton to="/other-games" variant="light">
          {t('otherGames.title')}
        </LinkButton>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DeckChoice
          title={t('practice.yours')}
          wish={wish}
          fault={faultOf(failure)}
          onChange={(changed) => {
            setWish(changed);
            open.clear();
            join.clear();
          }}
        />
        <Stack gap="sm">
          <RulesChoice format={format} bestOf={bestOf} onFormat={setFormat} onBestOf={setBestOf} />
          <NameField name={typed} onChange={setTyped} />
        </Stack>
      </SimpleGrid>
      <FailureNote error={failure} />
      <OpenTableButtons pending={open.pending} disabled={ready === null} onOpen={start} />
      <OpenTables
        pending={join.pending}
        onSit={
          ready === null
            ? null
            : ({ matchId }) => {
                keep();
                open.clear();
                join.send({ matchId, ...ready });
              }
        }
      />
    </Stack>
  );
};
