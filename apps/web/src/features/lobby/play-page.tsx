import { useState } from 'react';
import { Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { FreeFormat } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { NameField } from '../../shared/table/name-field.js';
import { usePlayerName } from '../../shared/table/use-player-name.js';
import { useDeck } from './bring.js';
import { OpenTableButtons } from './open-table-buttons.js';
import { OpenTables } from './open-tables.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import { GamesToWatch } from './games-to-watch.js';
import { LobbyHead } from './lobby-head.js';
import { keepDeck, PREMIER } from './saved-decks.js';
import { useTerms } from './terms.js';

const formats = ['premier', 'eternal'] as const satisfies readonly FreeFormat[];
const lengths = [1, 3] as const;

interface RulesProps {
  readonly format: FreeFormat;
  readonly bestOf: 1 | 3;
  readonly onFormat: (format: FreeFormat) => void;
  readonly onBestOf: (bestOf: 1 | 3) => void;
}

const RulesChoice = (props: RulesProps) => {
  const { format, bestOf, onFormat, onBestOf } = props;
  const { t } = useText();
  return (
    <Stack gap="sm">
      <RadioChoice
        label={t('play.cards')}
        chosen={format}
        onChange={onFormat}
        layout="stack"
        options={formats.map((value) => ({
          value,
          label: t(`play.format.${value}`),
          description: t(`play.formatText.${value}`),
        }))}
      />
      <RadioChoice
        label={t('play.length')}
        chosen={bestOf}
        onChange={onBestOf}
        options={lengths.map((value) => ({
          value,
          label: t(value === 1 ? 'play.bestOf.one' : 'play.bestOf.three'),
        }))}
      />
    </Stack>
  );
};

/** Finds an opponent: a friend by a link, or a player waiting at an open table. */
export const PlayPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [format, setFormat] = useState<FreeFormat>('premier');
  const [bestOf, setBestOf] = useState<1 | 3>(1);
  const { timeField, onlookersField, timed, watched } = useTerms();
  const { typed, setTyped, name, keep } = usePlayerName();
  const open = useCommand('OpenFreeMatch', {
    onAccepted: ({ ids }, { deck }) => {
      keepDeck(PREMIER, deck);
      navigate({ to: '/play/:matchId', params: { matchId: ids['matchId'] ?? '' } });
    },
  });
  const { field, brought } = useDeck({ first: 'luke', ...open });
  const ready = brought !== null && name !== null ? { ...brought, name } : null;
  const start = (listed: boolean) => {
    if (ready === null) return;
    keep();
    open.send({ ...ready, format, bestOf, listed, ...timed, ...watched });
  };
  return (
    <Stack maw={980} mx="auto">
      <Title order={1} fz={{ base: 24, sm: 32 }}>
        {t('play.title')}
      </Title>
      <Text>{t('play.lead')}</Text>
      <LobbyHead />
      <Group>
        <LinkButton to="/twin-suns" variant="light">
          {t('twinSuns.toPage')}
        </LinkButton>
        <LinkButton to="/other-games" variant="light">
          {t('otherGames.title')}
        </LinkButton>
      </Group>
      <OpenTables of={['tables', 'twinSuns', 'duels']} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {field}
        <Stack gap="sm">
          <RulesChoice format={format} bestOf={bestOf} onFormat={setFormat} onBestOf={setBestOf} />
          {timeField}
          {onlookersField}
          <NameField name={typed} onChange={setTyped} />
        </Stack>
      </SimpleGrid>
      <FailureNote error={open.failure} />
      <OpenTableButtons pending={open.pending} disabled={ready === null} onOpen={start} />
      <GamesToWatch />
    </Stack>
  );
};
