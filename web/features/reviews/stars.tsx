/** One to five stars: as a display, and as an input by finger, mouse or arrow keys. */
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { ReviewTexts } from './texts.en.ts';

const ALL = [1, 2, 3, 4, 5] as const;

export function Stars({ rating }: { rating: number }) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { plural } = useFormat();
	return (
		<span className="inline-flex items-center gap-0.5">
			<span className="sr-only">{plural(t.stars, rating)}</span>
			{ALL.map((star) => (
				<Star key={star} aria-hidden className={clsx('size-4', star <= rating ? 'fill-accent text-accent' : 'text-control-line')} />
			))}
		</span>
	);
}

type StarsFieldProps = { legend: string; value: number; onChange(rating: number): void; error?: string | undefined };

/** Native radio buttons provide keyboard control and "3 of 5" for screen readers. */
export function StarsField({ legend, value, onChange, error }: StarsFieldProps) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { plural } = useFormat();
	const [name, errorId] = [useId(), useId()];
	return (
		<fieldset aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
			<legend className="mb-1 font-medium text-sm">{legend}</legend>
			<div className="flex items-center gap-x-3">
				<div className="-ms-2 flex">
					{ALL.map((star) => (
						<label
							key={star}
							data-star={star}
							className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-primary"
						>
							<input
								type="radio"
								name={name}
								value={star}
								checked={value === star}
								onChange={() => onChange(star)}
								aria-label={plural(t.stars, star)}
								className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
							/>
							<Star
								aria-hidden
								className={clsx('pointer-events-none size-8', star <= value ? 'fill-accent text-accent' : 'text-control-line')}
							/>
						</label>
					))}
				</div>
				<span aria-hidden className="text-muted text-sm">
					{value > 0 && t.meanings[value - 1]}
				</span>
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
