import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { Dialog } from '../../../shared/table/dialog.js';

interface RuleGameProps {
  readonly view: TableView;
  /** Called after every ruling, and when one was refused because the game had moved on. */
  readonly onRuled: () => void;
}

/** Lets a judge end the running game. */
export const RuleGame = ({ view, onRuled }: RuleGameProps) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const rule = useCommand('RuleTable', {
    eventId: view.eventId,
    onAccepted: onRuled,
    onFailed: onRuled,
  });
  const decide = (winner: 'a' | 'b' | 'draw') => {
    setAsking(false);
    rule.send({ matchId: view.matchId, game: view.game, winner });
  };
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        loading={rule.pending}
        onClick={() => setAsking(true)}
      >
        {t('table.rule')}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('table.rule')}>
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
      </Dialog>
    </>
  );
};
