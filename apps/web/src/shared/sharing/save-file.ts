/** Gives the browser's person what lies at an address, as a file of this name. */
export const saveAddress = (name: string, address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Gives the browser's person a file; a text is saved as JSON. */
export const saveFile = (name: string, content: string | Blob): void => {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  saveAddress(name, address);
  URL.revokeObjectURL(address);
};
