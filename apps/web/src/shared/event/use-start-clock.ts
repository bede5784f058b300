import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import type { Failed } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice, useUndoNotice } from '../feedback/notices.js';

import { isUntimed } from './untimed-round.js';

/** Starts the clock of a round and briefly offers to undo that. */
export const useStartClock = (
  event: EventView,
  options: { readonly onFailed?: (failed: Failed) => void } = {},
) => {
  const { t } = useText();
  const notice = useUndoNotice();
  const takeBack = useCommand('TakeBackRoundClock', { onFailed: useFailureNotice() });
  return useCommand('StartRoundClock', {
    ...options,
    onAccepted: (_accepted, { minutes: _minutes, ...started }) =>
      notice(t(isUntimed(event, started) ? 'rounds.clock.begun' : 'rounds.clock.started'), () =>
        takeBack.send(started),
      ),
  });
};
