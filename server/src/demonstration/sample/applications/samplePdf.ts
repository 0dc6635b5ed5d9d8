/**
 * Builds a valid one-page PDF with one line of text.
 *
 * - line: printable ASCII
 */
export function samplePdf(line: string): Buffer {
  const text = line.replace(/[()\\]/g, '\\$&');
  const content = `BT /F1 16 Tf 72 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const header = '%PDF-1.4\n';
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = written.map((_, index) => header.length + written.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const body = header + written.join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
