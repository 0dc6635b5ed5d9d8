import { mailFrame } from '../mailFrame.ts';
import { mailHead } from '../sender.ts';
import { mailBytes } from './mailBytes.ts';
import type { OutgoingMail } from './mailer.ts';

const PNG = Buffer.from('not really a picture');
const files = (type: string) => ({
  university: {
    name: { en: 'University of Sample', el: 'Πανεπιστήμιο Δείγματος' },
    office: { email: 'office@uni.example' },
  },
  logos: [{ name: 'logo', type, content: PNG }],
});
const mail: OutgoingMail = {
  to: 'somebody@uni.example',
  name: 'Somebody',
  messageId: 'one@uni.example',
  language: 'en',
  at: new Date('2026-11-27T10:00:00Z'),
  subject: 'A subject',
  text: 'Some text',
  html: mailFrame('en', '<p>Some text</p>', 'A foot'),
  settingsUrl: null,
};
const bytesWith = async (type: string) =>
  (await mailBytes(mail, { ...mailHead('en', files(type)), address: 'portal@uni.example' })).toString();

describe('mailBytes', () => {
  test('takes the university’s logo along as a part of the html, where mail programs show it', async () => {
    const written = await bytesWith('image/png');
    expect(written).toContain('Content-Type: multipart/related');
    expect(written).toMatch(/Content-ID: <logo>/i);
    expect(written).toContain(PNG.toString('base64'));
    expect(written).toMatch(/src=3D"cid:logo"|src="cid:logo"/);
  });

  test('takes no SVG along, which they do not show', async () => {
    const written = await bytesWith('image/svg+xml');
    expect(written).not.toMatch(/multipart\/related|cid:/);
    expect(written).toContain('University of Sample');
  });
});
