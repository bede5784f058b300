import { expect, it } from 'vitest';
import { rulesEngine } from '#games';
import { CardFaces, otherSide } from './faces.js';

const { book } = rulesEngine();

it('names no picture where the host names no source', () => {
  expect(new CardFaces(book).of('SOR_005')).not.toHaveProperty('image');
});

it('names a token in every language, and no other card', () => {
  const faces = new CardFaces(book);
  expect(faces.of('TOKEN_SHIELD').names).toMatchObject({
    en: 'Shield',
    es: 'Escudo',
    fr: 'Bouclier',
    de: 'Schild',
  });
  expect(faces.of('SOR_005')).not.toHaveProperty('names');
  expect([faces.nameIn('TOKEN_SHIELD', 'es'), faces.nameIn('SOR_005', 'es')]).toEqual([
    'Escudo',
    'Luke Skywalker',
  ]);
});

it('says what a pilot gives as an upgrade beside what it is as a unit', () => {
  const faces = new CardFaces(book);
  expect(faces.of('JTL_103')).toMatchObject({ power: 5, hp: 6, asUpgrade: { power: 3, hp: 3 } });
  expect(faces.of('TOKEN_EXPERIENCE')).toMatchObject({ power: 1, hp: 1 });
  expect(faces.of('TOKEN_EXPERIENCE')).not.toHaveProperty('asUpgrade');
});

it('fills the template with the printed id or its parts, a turned leader by an id of its own', () => {
  const byId = new CardFaces(book, { template: '/pictures/{id}.webp', origin: null });
  expect(byId.of('SOR_005').image).toBe('/pictures/SOR_005.webp');
  expect(byId.of(otherSide('TWI_017')).image).toBe('/pictures/TWI_017_turned.webp');
  const byParts = new CardFaces(book, {
    template: 'https://images.example.org/{set}/{number}.png?of={id}',
    origin: 'https://images.example.org',
  });
  expect(byParts.of('SOR_010').image).toBe('https://images.example.org/SOR/010.png?of=SOR_010');
});
