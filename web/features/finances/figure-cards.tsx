/** Key figures at the top of a screen about money: three or four, the most important first. */
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/states.tsx';
import { Amount } from './table-frame.tsx';

export type FigureCard = {
	key: string;
	label: string;
	icon: LucideIcon;
	/** In JOD; undefined while loading. */
	jod?: string | undefined;
	/** Shown instead of an amount. */
	value?: ReactNode;
	hint?: ReactNode;
};

const columns = { 3: 'lg:grid-cols-3', 4: 'xl:grid-cols-4' } as const;

export function FigureCards({ label, cards, waiting }: { label: string; cards: readonly FigureCard[]; waiting: boolean }) {
	return (
		<section aria-label={label} aria-busy={waiting}>
			{/* Labels, values and hints of cards beside each other are on the same lines. */}
			<dl className={clsx('-mb-3 grid grid-cols-2 gap-x-3 md:-mb-4 md:gap-x-4', columns[cards.length === 4 ? 4 : 3])}>
				{cards.map((card, index) => (
					<div
						key={card.key}
						data-testid={`figure-${card.key}`}
						className={clsx(
							'row-span-3 mb-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid rounded-card border p-4 md:mb-4 md:p-5',
							index === 0 ? 'border-transparent bg-primary-soft' : 'border-line bg-surface',
							index === 0 && cards.length === 3 && 'max-lg:col-span-2',
						)}
					>
						<dt className="flex items-start justify-between gap-2 text-sm">
							<span className={index === 0 ? 'font-medium' : 'text-muted'}>{card.label}</span>
							<card.icon aria-hidden className={clsx('size-5 shrink-0', index === 0 ? 'text-primary' : 'text-muted')} />
						</dt>
						<dd className="numbers pt-2 font-semibold text-lg min-[22.5rem]:text-xl md:text-2xl">
							{waiting ? <Skeleton className="my-1 h-6 w-24 md:h-7" /> : card.jod === undefined ? card.value : <Amount jod={card.jod} />}
						</dd>
						{card.hint && <dd className="mt-1 text-muted text-xs">{card.hint}</dd>}
					</div>
				))}
			</dl>
		</section>
	);
}
