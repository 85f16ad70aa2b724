/** The owner's own words are asked for in the reader's language first. */
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { OwnWords } from './own-words.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';
import { emptyValues, type ListingValues } from './values.ts';

function Form() {
	const form = useForm<ListingValues>({ defaultValues: emptyValues });
	return (
		<FormProvider {...form}>
			<OwnWords />
		</FormProvider>
	);
}

it.each([
	['en', en, ['en', 'ar']],
	['ar', ar, ['ar', 'en']],
] as const)('%s', (language, screenTexts, order) => {
	renderPart(<Form />, { language, screenTexts });
	const languages = screen.getAllByRole('textbox').map((field) => field.lang);
	expect(languages).toEqual([...order, ...order, ...order, ...order]);
});
