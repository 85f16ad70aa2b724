/** A link "Have a promo code?" that becomes a field. The quote with the code replaces the one without. Loaded after the quote, for signed-in people. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Car } from '#contract/cars.ts';
import { quoteWithCode } from '#contract/promo-codes.ts';
import { getQuote } from '#contract/quotes.ts';
import { type ApiError, call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { type PromoTexts, promoTexts } from './promo-texts.ts';
import type { BookingState } from './use-booking.ts';
import { toQuoteParams } from './use-delivery.ts';

type PromoFieldProps = { car: Car; booking: BookingState };

/** Codes applied so far, by car, until the page is left. Not a state, because this field is unmounted while a new quote loads. */
const appliedTo = new Map<string, string>();

export default function PromoField(props: PromoFieldProps) {
	const { language } = useLanguage();
	const [isOpen, setOpen] = useState(() => appliedTo.has(props.car.id));
	if (isOpen) return <CodeField {...props} />;
	return (
		<button type="button" className="mt-3 min-h-11 text-primary text-sm hover:underline" onClick={() => setOpen(true)}>
			{promoTexts[language].have}
		</button>
	);
}

function CodeField({ car, booking }: PromoFieldProps) {
	const { format, language } = useLanguage();
	const t = promoTexts[language];
	const errorText = useErrorText();
	const { text, setText, apply, remove, isPending, error } = usePromo(car, booking);
	const promo = booking.quote?.promo;
	const isApplied = promo?.problem === null && promo.code === text;
	const problem = error ? errorText(error, t.failed) : promo?.problem ? problemText(promo.problem, promo.params, t, format) : undefined;
	return (
		<div className="mt-3" data-testid="promo-code">
			<Field label={t.label} error={problem}>
				<span className="flex gap-2">
					<Input
						value={text}
						dir="ltr"
						// Opening the field is followed by typing.
						autoFocus={!appliedTo.has(car.id)}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={40}
						className="uppercase rtl:text-end"
						aria-label={t.label}
						onChange={({ currentTarget }) => setText(currentTarget.value)}
						onKeyDown={(event) => {
							if (event.key !== 'Enter') return;
							// Enter would submit the booking form.
							event.preventDefault();
							apply();
						}}
					/>
					{isApplied ? (
						<Button onClick={remove}>{t.remove}</Button>
					) : (
						<Button busy={isPending && t.applying} disabled={text.trim() === ''} onClick={apply}>
							{t.apply}
						</Button>
					)}
				</span>
			</Field>
			{isApplied && (
				<p role="status" className="mt-1.5 text-positive-text text-sm">
					{t.applied}
				</p>
			)}
		</div>
	);
}

function problemText(problem: keyof PromoTexts['problems'], params: Record<string, string>, t: PromoTexts, format: Format): string {
	if (problem === 'PROMO_CODE_NOT_YET') return t.problems[problem](format.date(params.date ?? '', 'medium'));
	if (problem === 'PROMO_CODE_MINIMUM') return t.problems[problem](format.jod(params.amount ?? '0'));
	return t.problems[problem];
}

/** The code is applied again to each new quote, after a change of dates, delivery or extras. */
function usePromo(car: Car, { quote, stay, delivery, extras }: BookingState) {
	const client = useQueryClient();
	const remembered = appliedTo.get(car.id);
	const [text, setText] = useState(remembered ?? '');
	const [isPending, setPending] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	const query = toQuoteParams(stay, delivery, extras);
	const key = queryFor(getQuote, { params: { id: car.id }, query: query ?? {} }).queryKey;
	const send = async (code: string) => {
		if (!query || code.trim() === '') return;
		setPending(true);
		setError(null);
		try {
			const priced = await call(quoteWithCode, { params: { id: car.id }, body: { ...query, promoCode: code } });
			client.setQueryData(key, priced);
			const normalizedCode = priced.promo?.code ?? code;
			setText((current) => (current === code ? normalizedCode : current));
			if (priced.promo?.problem === null) appliedTo.set(car.id, normalizedCode);
		} catch (failure) {
			appliedTo.delete(car.id);
			setError(failure as ApiError);
		} finally {
			setPending(false);
		}
	};
	const isMissing = remembered !== undefined && quote !== undefined && !quote.promo;
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each quote without the code
	useEffect(() => {
		if (isMissing) void send(remembered);
	}, [quote, isMissing]);
	const remove = () => {
		appliedTo.delete(car.id);
		setText('');
		void client.invalidateQueries({ queryKey: key });
	};
	return { text, setText, apply: () => void send(text), remove, isPending, error };
}
