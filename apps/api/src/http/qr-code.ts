import QRCode from 'qrcode';

/** An address to scan, as SVG. */
export const qrCode = (address: string): Promise<string> =>
  QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
