declare module 'subset-font' {
	/** Returns the font with the glyphs needed for `text`; `keepFeatures`: OpenType tags. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: { targetFormat: 'woff2' | 'sfnt'; noHinting?: boolean; keepFeatures?: readonly string[] },
	): Promise<Buffer>;
}
