/** 2 Card anatomy: the clauses of its rules. */
export const ANATOMY = {
  '2.10.2': ['remaining HP is HP with modifiers less damage', 'a unit with none left is defeated'],
} as const;
