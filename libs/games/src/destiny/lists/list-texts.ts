import type { ListProblem as Finding } from '#game';
import { textOf } from '../../texts.js';
import type { ListProblem } from './construction.js';
import type { ListFault } from './list.js';

/** A finding about a part that could not be read, with its text. */
export const faultFinding = ({ code, place, text }: ListFault): Finding => {
  const shown = text === '' ? '' : `: ${text}`;
  const problem = textOf(code);
  const placed = /^\d+$/.test(place)
    ? textOf('destiny.at-line', { problem, line: place })
    : textOf('destiny.at-place', { problem, place });
  const found = place === '' ? problem : placed;
  return {
    code,
    severity: 'error',
    path: place === '' ? null : place,
    text: textOf('destiny.with-text', { found, shown }),
  };
};

/** A finding about a broken rule, with the part of the rules reference that contains it. */
export const problemFinding = ({
  code,
  place,
  cards,
  found,
  allowed,
  rule,
}: ListProblem): Finding => {
  const problem = textOf(code, {
    cards: cards.join(', '),
    found: found ?? '',
    allowed: allowed ?? '',
  });
  return {
    code,
    severity: 'error',
    path: place,
    text:
      rule === 'format'
        ? textOf('destiny.source.format', { problem })
        : textOf('destiny.source.rule', { problem, rule }),
  };
};
