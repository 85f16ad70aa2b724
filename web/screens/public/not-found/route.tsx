/** The 404 page. */
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { NotFoundTexts } from './texts.en.ts';

export default function NotFound() {
	const t = useScreenTexts<NotFoundTexts>();
	return (
		<div className="container-page flex flex-col items-center py-20 text-center md:py-28">
			<RoadPicture />
			<h1 className="mt-8 text-2xl md:text-3xl">{t.title}</h1>
			<p className="mt-3 max-w-md text-balance text-muted">{t.text}</p>
			<div className="mt-8 flex flex-wrap justify-center gap-3">
				<LinkButton href="/" variant="primary">
					{t.home}
				</LinkButton>
				<LinkButton href="/search">{t.search}</LinkButton>
			</div>
		</div>
	);
}

/** Illustration: a road that ends at a sign. */
function RoadPicture() {
	return (
		<svg viewBox="0 0 320 150" aria-hidden="true" className="w-72 max-w-full">
			<path d="M0 118c40-22 74-26 112-14s78 4 112-14 66-16 96-2v62H0z" fill="var(--sunken)" />
			<path d="M0 132c52-14 92-12 138-4s104 6 182-10v32H0z" fill="var(--accent-soft)" />
			<path d="M24 150c30-22 66-14 92-26s30-26 58-30" fill="none" stroke="var(--control-line)" strokeWidth="12" strokeLinecap="round" />
			<path d="M24 150c30-22 66-14 92-26s30-26 58-30" fill="none" stroke="var(--canvas)" strokeWidth="1.6" strokeDasharray="7 7" />
			<path d="M196 96V38" stroke="var(--muted)" strokeWidth="5" strokeLinecap="round" />
			<rect x="166" y="18" width="60" height="34" rx="8" fill="var(--primary)" />
			<path d="M182 35h28" stroke="var(--on-primary)" strokeWidth="5" strokeLinecap="round" />
			<circle cx="268" cy="34" r="15" fill="none" stroke="var(--accent)" strokeWidth="3" />
		</svg>
	);
}
