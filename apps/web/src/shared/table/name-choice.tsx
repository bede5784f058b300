import { Select } from '@mantine/core';

interface NameChoiceProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly name: string | null;
  readonly onChange: (name: string | null) => void;
}

/** A choice among all card names. */
export const NameChoice = ({ label, names, name, onChange }: NameChoiceProps) => (
  <Select
    searchable
    size="sm"
    limit={30}
    comboboxProps={{ withinPortal: true, zIndex: 400 }}
    label={label}
    data={[...new Set(names)]}
    value={name}
    onChange={onChange}
  />
);
