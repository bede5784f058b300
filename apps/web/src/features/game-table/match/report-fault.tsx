import { useState } from 'react';
import { Group, Stack, Text } from '@mantine/core';
import type { TableView } from '#contracts';
import type { MatchMoment } from './match-moment.js';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { isFreeMatch } from './free-matches.js';
import { LinkButton } from '../../../shared/page/link-button.js';
import { Dialog } from '../../../shared/table/dialog.js';
import { FaultForm } from '../../../shared/table/fault-form.js';

interface ReportProps {
  readonly view: TableView;
  readonly moment: MatchMoment;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/**
 * Reports what looks wrong at the decision shown when the form opens; the server stores the game up
 * to that decision.
 */
export const ReportFault = ({ view, moment, onClose, onSent }: ReportProps) => {
  const { t } = useText();
  const { eventId, matchId, game, faults = [] } = view;
  const free = isFreeMatch(view);
  const [words, setWords] = useState('');
  // Fixed when the form opens, because the other player may move on while the report is written.
  const [place] = useState({
    game,
    at: moment.at,
    takenBack: view.takenBack,
    before: faults.length,
  });
  const report = useCommand('ReportFault', { eventId, onAccepted: onSent });
  const number = faults.length > place.before ? faults.at(-1) : undefined;
  const send = () => {
    const { before: _before, ...position } = place;
    report.send({ matchId, ...position, words: words.trim() });
  };
  return (
    <Dialog opened onClose={onClose} title={t('table.fault.title')}>
      {report.accepted === null ? (
        <FaultForm
          text={t(free ? 'table.fault.textFree' : 'table.fault.textEvent')}
          words={words}
          onWords={setWords}
          failure={report.failure}
          pending={report.pending}
          send={t('table.fault.send')}
          onSend={send}
        />
      ) : (
        <Stack>
          <Text role="status">{t(free ? 'table.fault.sentFree' : 'table.fault.sentEvent')}</Text>
          {number === undefined ? null : (
            <Group>
              <LinkButton
                to="/e/:eventId/fault/:matchId/:number"
                params={{ eventId, matchId, number: String(number) }}
                variant="default"
              >
                {t('table.fault.look')}
              </LinkButton>
            </Group>
          )}
        </Stack>
      )}
    </Dialog>
  );
};
