import { describe, expect, it } from 'vitest';
import { speechOf } from '../../i18n/speech.js';
import { textsOf } from '../../i18n/testing.js';
import { infractions, infractionText, proposedLevel } from './infractions.js';

describe('the catalogue of infractions', () => {
  it('proposes the penalty of the guide', () => {
    expect(proposedLevel('3.4', [])).toEqual({ level: 'game-loss', upgraded: false });
    expect(proposedLevel('5.5', [])).toEqual({ level: 'match-loss', upgraded: false });
    expect(proposedLevel('something else', [])).toBeNull();
  });

  it('makes the third disruption of play a game loss', () => {
    const disruption = { infraction: '3.6' };
    expect(proposedLevel('3.7', [disruption])).toEqual({ level: 'warning', upgraded: false });
    expect(proposedLevel('3.7', [disruption, { infraction: '3.1' }])).toEqual({
      level: 'game-loss',
      upgraded: true,
    });
    expect(proposedLevel('3.7', [disruption, { infraction: '5.1' }])).toEqual({
      level: 'warning',
      upgraded: false,
    });
  });

  it('has words for each of them and keeps what a judge wrote', () => {
    const speech = speechOf('en', textsOf('en'));
    const t = (key: string, facts = {}) => speech.t(key, { ...facts });
    const said = infractions.map(({ code }) => infractionText(t, code));
    expect(said.filter((text) => text.startsWith('infraction'))).toEqual([]);
    expect(new Set(said).size).toBe(infractions.length);
    expect(infractionText(t, 'Spilled coffee')).toBe('Spilled coffee');
  });

  it.each(['en', 'es', 'fr', 'de'])('leaves no letters unexplained, in %s', (language) => {
    const speech = speechOf(language, textsOf(language));
    const t = (key: string, facts = {}) => speech.t(key, { ...facts });
    const said = infractions.map(({ code }) => infractionText(t, code));
    expect(said.filter((text) => /^\d\.\d+ \p{Lu}{2,5}$/u.test(text))).toEqual([]);
  });
});
