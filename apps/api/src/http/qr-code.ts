import QRCode from 'qrcode';

/** An address as a QR code, in SVG. */
export const qrCode = (address: string): Promise<string> =>
  QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
