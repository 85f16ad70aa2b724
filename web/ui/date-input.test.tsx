import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart, texts } from '#tests/parts/render-part.tsx';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';

it.each([
	['en', '26 Nov 2031'],
	['ar', '26 تشرين الثاني 2031'],
] as const)('is displayed in the language of the page (%s)', async (language, shown) => {
	const { user } = renderPart(
		<Field label="Until">
			<DateInput name="until" />
		</Field>,
		{ language },
	);
	expect(screen.getByText(texts[language].dates.add)).toBeTruthy();
	await user.type(screen.getByLabelText('Until'), '2031-11-26');
	expect(screen.getByText(shown)).toBeTruthy();
	expect(screen.queryByText(texts[language].dates.add)).toBeNull();
});

it('follows a value that the form sets, also a moment', async () => {
	function Form() {
		const [value, setValue] = useState('2031-11-26T09:30');
		return (
			<>
				<DateInput type="datetime-local" aria-label="Landing" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
				<button type="button" onClick={() => setValue('2031-12-01T18:00')}>
					Later
				</button>
			</>
		);
	}
	const { user } = renderPart(<Form />);
	expect(screen.getByText('26 Nov 2031, 09:30')).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Later' }));
	expect(screen.getByText('1 Dec 2031, 18:00')).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>('Landing').value).toBe('2031-12-01T18:00');
});
