/** 2 Card anatomy: what its rules say one by one. */
export const ANATOMY = {
  '2.10.2': ['remaining HP is HP with modifiers less damage', 'a unit with none left is defeated'],
} as const;
