import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { useNavigate } from '../../../navigation/here.js';
import type { GameOnScreen } from '../game.js';
import { GameEnd } from '../game-end.js';
import type { Outcome } from '../outcome.js';
import { toSending } from '../sending.js';

interface AfterProps extends Pick<GameOnScreen, 'seats' | 'sides' | 'mine'> {
  readonly practiceId: string;
  readonly outcome: Outcome | null;
  /** Returns the address of a practice game of this kind. */
  readonly page: (practiceId: string) => string;
  /** The label of the button that deals again; `next`: where it leads, if not to `page`. */
  readonly label?: string;
  readonly next?: (practiceId: string) => string;
  readonly ways: readonly { readonly label: string; readonly to: string }[];
  /** See `GameEnd`. */
  readonly story?: string;
  /** Content below the headline. */
  readonly children?: ReactNode;
}

/** After a game against bots: deal the same game again, or, against one bot, with decks swapped. */
export const AfterPractice = ({
  practiceId,
  seats,
  page,
  label,
  next = page,
  ...end
}: AfterProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const repeat = useCommand('RepeatPractice', {
    onAccepted: ({ ids }) => navigate({ href: next(ids['practiceId'] ?? '') }),
  });
  return (
    <GameEnd
      {...end}
      seats={seats}
      rematch={{
        wantedBy: null,
        sending: toSending(repeat, { practiceId, swap: false }),
        ...(label !== undefined && { label }),
      }}
      buttons={
        seats.length > 2 ? null : (
          <Button
            variant="default"
            loading={repeat.pending}
            onClick={() => repeat.send({ practiceId, swap: true })}
          >
            {t('practice.swap')}
          </Button>
        )
      }
      replay={`${page(practiceId)}/replay`}
    />
  );
};
