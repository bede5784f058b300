import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { TableView } from '#contracts';
import type { Failed } from '../../api/http.js';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';

interface EndingProps {
  readonly view: TableView;
  readonly onAccepted: () => void;
  readonly onFailed: (failed: Failed) => void;
}

/** Gives up the running game, after asking once. */
export const Concede = ({ view, onAccepted, onFailed }: EndingProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const play = useCommand('PlayMove', { eventId: view.eventId, onAccepted, onFailed });
  const concede = () => {
    setAsking(false);
    play.send({ matchId: view.matchId, game: view.game, move: { at: view.board?.at ?? 0, concede: true } });
  };
  return (
    <>
      <Button variant="subtle" color="red" size="compact-md" loading={play.pending} onClick={() => setAsking(true)}>
        {t('table.concede')}
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('table.concedeTitle')} closeButtonProps={{ 'aria-label': t('common.close') }}>
        <Stack>
          <Text>{t('table.concedeText')}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('table.playOn')}
            </Button>
            <Button color="red" onClick={concede}>
              {t('table.concede')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
};

/** A judge ends the running game. */
export const RuleGame = ({ view, onAccepted, onFailed }: EndingProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const rule = useCommand('RuleTable', { eventId: view.eventId, onAccepted, onFailed });
  const decide = (winner: 'a' | 'b' | 'draw') => {
    setAsking(false);
    rule.send({ matchId: view.matchId, game: view.game, winner });
  };
  return (
    <>
      <Button variant="default" size="compact-md" loading={rule.pending} onClick={() => setAsking(true)}>
        {t('table.rule')}
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={t('table.rule')} closeButtonProps={{ 'aria-label': t('common.close') }}>
        <Stack>
          <Text>{t('table.ruleText')}</Text>
          <Button variant="default" onClick={() => decide('a')}>
            {t('table.wins', { name: view.a.name })}
          </Button>
          <Button variant="default" onClick={() => decide('b')}>
            {t('table.wins', { name: view.b.name })}
          </Button>
          <Button variant="default" onClick={() => decide('draw')}>
            {t('table.drawn')}
          </Button>
        </Stack>
      </Modal>
    </>
  );
};
