import { useEffect } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useFreeMatch, useFreeMatchLine } from '../../api/free-matches.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';

interface RematchProps {
  readonly matchId: string;
  readonly mine: 'a' | 'b' | null;
  /** What the other player is called. */
  readonly other: string;
}

/** After a match of no event: another one with the same decks, once both want it. */
export const Rematch = ({ matchId, mine, other }: RematchProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const query = useFreeMatch(matchId);
  useFreeMatchLine(matchId);
  const follow = () => void query.refetch();
  const offer = useCommand('OfferRematch', { onAccepted: follow, onFailed: follow });
  const rematch = query.data?.rematch ?? null;
  const next = rematch?.next ?? null;
  useEffect(() => {
    if (next !== null && mine !== null)
      navigate({ to: '/play/:matchId', params: { matchId: next } });
  }, [navigate, next, mine]);
  const asked = rematch !== null && rematch.by === mine;
  return (
    <>
      {mine === null || next !== null ? null : (
        <>
          {rematch === null ? null : (
            <Text role="status" fw={650}>
              {t(asked ? 'play.rematchAsked' : 'play.rematchWanted', { name: other })}
            </Text>
          )}
          {asked ? null : (
            <Button loading={offer.pending} onClick={() => offer.send({ matchId })}>
              {t(rematch === null ? 'play.rematch' : 'play.rematchAccept')}
            </Button>
          )}
        </>
      )}
      <FailureNote error={offer.failure} />
      <Group gap="sm">
        <LinkButton to="/play" variant="default">
          {t('play.otherTable')}
        </LinkButton>
      </Group>
    </>
  );
};
