/** Downloads the resource at an address under this file name. */
export const saveAddress = (name: string, address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Downloads a file; a string is saved as JSON. */
export const saveFile = (name: string, content: string | Blob): void => {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const address = URL.createObjectURL(file);
  saveAddress(name, address);
  URL.revokeObjectURL(address);
};
