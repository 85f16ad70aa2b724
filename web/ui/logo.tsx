/** The logo: a road in the shape of the letter م that ends in a golden dot, with the name in the page's script. */
import { clsx } from 'clsx';
import { useLanguage } from '#web/i18n/context.tsx';

export function Mark({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
			<rect width="40" height="40" rx="11" fill="var(--primary)" />
			<path
				d="M5 33.5c7.5 0 10-3.2 10-10.2V20a7.6 7.6 0 1 1 7.6 7.6H14"
				fill="none"
				stroke="var(--on-primary)"
				strokeWidth="4.4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
			<circle cx="22.6" cy="20" r="2.9" fill="var(--accent)" />
		</svg>
	);
}

/** `narrow`: hides the second name on medium screens to make room for navigation links. */
export function Logo({ narrow = false }: { narrow?: boolean }) {
	const { language, texts } = useLanguage();
	return (
		<span className="flex items-center gap-2.5 text-ink">
			<Mark className="size-9 shrink-0" />
			<span className="brand-name font-semibold text-xl leading-none">{texts.brand}</span>
			<span aria-hidden className={clsx(language === 'en' ? 'other-name-ar' : 'other-name-en', narrow && 'md:max-lg:hidden')} />
		</span>
	);
}
