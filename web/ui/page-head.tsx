/** Title, description and canonical address of the current screen; React hoists them into the head. */
import { useSearch } from 'wouter';
import { useSite } from '#web/browser/page/site.ts';
import { useTexts } from '#web/i18n/context.tsx';

type PageHeadProps = {
	title: string;
	description?: string | undefined;
	/** Path and identifying part of the query. Without it the page is private and has no canonical address. */
	canonical?: string;
	/** False excludes this variant from search engines. */
	indexed?: boolean;
};

export function PageHead({ title, description, canonical, indexed = true }: PageHeadProps) {
	const { brand } = useTexts();
	const { publicUrl } = useSite();
	const asked = new URLSearchParams(useSearch()).get('lang');
	return (
		<>
			<title>{title.includes(brand) ? title : `${title} · ${brand}`}</title>
			{description && <meta name="description" content={description} />}
			{canonical && <link rel="canonical" href={publicUrl + inLanguage(canonical, asked)} />}
			{!(canonical && indexed) && <meta name="robots" content="noindex" />}
		</>
	);
}

/** `/search` → `/search?lang=ar`; unchanged if the address names no language. */
export function inLanguage(path: string, language: string | null): string {
	if (language !== 'en' && language !== 'ar') return path;
	return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
