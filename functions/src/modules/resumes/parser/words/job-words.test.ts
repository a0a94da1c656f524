import { describe, expect, it } from 'vitest';
import { employerScore, roleScore, titleScore } from './job-words.ts';

describe('Words', () => {
  it('of firms are no plural of a role in another language', () => {
    expect(titleScore('Northwind Technologies')).toBe(0);
    expect(titleScore('Legal Secretaries')).toBeGreaterThan(0.5);
  });

  it('of a position without a person are a title, where they open or end it', () => {
    for (const text of ['Praktikum im Einkauf', 'Stage ingénieur', 'Sommarjobb', 'Travail étudiant'])
      expect(roleScore(text)).toBeGreaterThan(0.5);
    expect(roleScore('Center Stage')).toBe(0);
  });

  it('of people at work are told by their ends where no list has them, but not of things', () => {
    for (const text of [
      'Vistoriador Veicular',
      'Danseuse',
      'Florysta',
      'Operatrice di linea',
      'Zauberkünstlerin',
    ])
      expect(roleScore(text)).toBeGreaterThan(0.5);
    for (const text of ['Salvador', 'Guérin', 'Secteur Nord', 'Generator Hall', 'Servidor Linux'])
      expect(roleScore(text)).toBe(0);
  });

  it('of a legal form alone name no employer', () => {
    expect(employerScore('Ag.')).toBe(0);
    expect(employerScore('Kiefer AG')).toBeGreaterThan(0.9);
  });
});
