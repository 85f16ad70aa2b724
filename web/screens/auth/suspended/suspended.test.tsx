/** The suspension page shows the reason if it is known in this browser, otherwise it points to the message with the reason. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import SuspendedScreen from './route.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const words = { en, ar };

describe.each(['en', 'ar'] as const)('in %s', (language) => {
	const show = (reason: string | null) =>
		renderPart(<SuspendedScreen />, {
			language,
			screenTexts: words[language],
			transport: async () => Response.json({ reason }),
		});

	it('shows the reason', async () => {
		show('Documents of somebody else');
		expect((await screen.findByText('Documents of somebody else')).dir).toBe('auto');
		screen.getByText(words[language].reason);
		expect(screen.queryByText(words[language].reasonSent)).toBeNull();
	});

	it('refers to the message if the reason is not known here', async () => {
		show(null);
		await screen.findByText(words[language].reasonSent);
		expect(screen.queryByText(words[language].reason)).toBeNull();
	});
});
