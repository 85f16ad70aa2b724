/** The text of an e-mail marks the current step of a trip with an arrow in the direction of reading. */
import { expect, it } from 'vitest';
import type { EmailContent, RoadStop } from './layout.ts';
import { renderEmail } from './render-email.ts';

it.each([
	['en', '→'],
	['ar', '←'],
] as const)('%s', (language, arrow) => {
	const stops: RoadStop[] = (['PAST', 'CURRENT', 'FUTURE'] as const).map((state) => ({ label: state, state }));
	const email: EmailContent = { subject: 'Subject', preheader: '', paragraphs: ['Text'], why: '', road: { title: 'Trip', stops } };
	const { text } = renderEmail(email, language, 'http://mishwar.test');
	expect(text).toContain(`Trip:\n✓ PAST\n${arrow} CURRENT\n· FUTURE`);
});
