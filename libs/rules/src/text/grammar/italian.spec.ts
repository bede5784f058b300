import { describe, expect, it } from 'vitest';
import { it as italian } from './languages/it.js';

describe('Italian, put together', () => {
  it.each([
    ['Cura 2 danni a la tua base.', 'Cura 2 danni alla tua base.'],
    [
      'Pesca la prima carta di il mazzo di un avversario.',
      'Pesca la prima carta del mazzo di un avversario.',
    ],
    ['danni pari a i PF di l’unità', 'danni pari ai PF dell’unità'],
    ['Sconfiggi una unità.', 'Sconfiggi un’unità.'],
    ['Dai 1 segnalino a una altra unità.', 'Dai 1 segnalino a un’altra unità.'],
    ['Infliggi 1 danni a altre unità.', 'Infliggi 1 danno ad altre unità.'],
    ['Quando un evento viene giocata', 'Quando un evento viene giocato'],
    ['Il difensore è stata sconfitta', 'Il difensore è stato sconfitto'],
    ['Quando un’unità viene sconfitta', 'Quando un’unità viene sconfitta'],
    ['Quelle unità ottiene +1/+0', 'Quelle unità ottengono +1/+0'],
    ['Quei segnalini non può attaccare', 'Quei segnalini non possono attaccare'],
    ['un’unità alleata non leader terrestre', 'un’unità terrestre alleata non leader'],
    ['un evento per mostrarla e pescarla', 'un evento per mostrarlo e pescarlo'],
    ['controlli più unità di tu', 'controlli più unità di te'],
  ])('%s', (apart, said) => {
    expect(italian.contract(apart)).toBe(said);
  });

  it.each([
    ['che costa 3 o meno', 'che costano 3 o meno'],
    ['che è stata sconfitta in questa fase', 'che sono state sconfitte in questa fase'],
    ['che non ha attaccato in questa fase', 'che non hanno attaccato in questa fase'],
    ['che può essere assegnata a quell’unità', 'che possono essere assegnate a quell’unità'],
    ['che un avversario controlla', 'che un avversario controlla'],
  ])('of several: %s', (one, several) => {
    expect(italian.pluralClause(one)).toBe(several);
  });

  it('has an adjective in each form', () => {
    const forms = (word: string) => [
      word,
      italian.plural(word),
      italian.masculine(word),
      italian.masculine(italian.plural(word)),
    ];
    expect(forms('nemica')).toEqual(['nemica', 'nemiche', 'nemico', 'nemici']);
    expect(forms('alleata')).toEqual(['alleata', 'alleate', 'alleato', 'alleati']);
    expect(forms('non unica')).toEqual(['non unica', 'non uniche', 'non unico', 'non unici']);
    expect(forms('terrestre')).toEqual(['terrestre', 'terrestri', 'terrestre', 'terrestri']);
    expect(forms('Capital Ship')).toEqual([
      'Capital Ship',
      'Capital Ship',
      'Capital Ship',
      'Capital Ship',
    ]);
  });
});
