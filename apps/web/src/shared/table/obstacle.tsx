import { useState } from 'react';
import type { TableBoard, TableCard, TableIntention } from '#contracts';
import { useExplanation } from '../../api/explain.js';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { intentionOf } from './intention.js';
import { halfAt, type Side } from './visible.js';

interface ObstacleProps {
  readonly board: TableBoard;
  readonly hands: Hands;
  readonly mine: Side | null;
  readonly card: TableCard;
  /**
   * Path at which the server explains why an action is not possible; null if the viewer may not
   * ask.
   */
  readonly explain: string | null;
}

/** The text if there is no reason; for a target, that it cannot be chosen. */
const notNow = (intention: TableIntention): `table.notNow.${TableIntention['want']}` =>
  `table.notNow.${'target' in intention ? 'choose' : intention.want}`;

const Reasons = ({
  at,
  path,
  intention,
}: {
  at: number;
  path: string;
  intention: TableIntention;
}) => {
  const { t } = useText();
  const say = useServerText();
  const { data, isError } = useExplanation(path, { at, intention });
  if (isError) return <span>{t(notNow(intention))}</span>;
  if (data === undefined) return <span>{t('common.loading')}</span>;
  if (data.reasons.length === 0) return <span>{t(notNow(intention))}</span>;
  return (
    <span>
      {data.reasons.map((reason, index) => (
        <span key={index} style={{ display: 'block' }}>
          {say(reason.text)}
          {reason.rule === null ? null : ` (${t('table.ruleNumber', { rule: reason.rule })})`}
        </span>
      ))}
    </span>
  );
};

/**
 * Why the card being read can do nothing now: a comparison of its cost at once, the rules after one
 * press.
 */
export const Obstacle = (props: ObstacleProps) => {
  const { t } = useText();
  const { board, mine, card, explain } = props;
  const intention = intentionOf(props);
  const question = `${board.at}.${card.card}`;
  const [asked, setAsked] = useState<string | null>(null);
  if (intention === null || mine === null) return null;
  const half = halfAt(board, mine);
  const cost = half.hand?.find((each) => each.card === card.card)?.cost ?? null;
  const ready = half.resources.filter((resource) => resource.ready).length + half.credits;
  const dear = intention.want === 'play' && cost !== null && cost > ready;
  return (
    <div className="cg-nope" role="status">
      <Sign name="lock" />
      {asked === question && explain !== null ? (
        <Reasons at={board.at} path={explain} intention={intention} />
      ) : (
        <span>
          {dear ? t('table.tooDear', { cost, ready }) : t(notNow(intention))}{' '}
          {explain === null ? null : (
            <button type="button" className="cg-why-not" onClick={() => setAsked(question)}>
              {t('table.whyNot')}
            </button>
          )}
        </span>
      )}
    </div>
  );
};
