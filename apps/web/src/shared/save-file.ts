/** Gives the browser's person what lies at an address, as a file of this name. */
export const saveAddress = (name: string, address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/** Gives the browser's person a file. */
export const saveFile = (name: string, text: string, type = 'application/json'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  saveAddress(name, address);
  URL.revokeObjectURL(address);
};
