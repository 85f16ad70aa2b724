/** Renters of the demo except renter@. */
import { type MemberRow, members } from './person.ts';

const rows: readonly MemberRow[] = [
	['Reem', 'Shawabkeh', 'ريم الشوابكة', 'veiled woman', '2022-07-23', 'ar'],
	['Tariq', 'Jaber', 'طارق جابر', 'man', '2021-05-04', 'en'],
	['Leen', 'Hijazi', 'لين حجازي', 'woman', '2024-01-29', 'en'],
	['Zaid', 'Obeidat', 'زيد عبيدات', 'man', '2023-03-16', 'ar'],
	['Mira', 'Farraj', 'ميرا فراج', 'woman', '2022-12-08', 'en'],
	['Hashem', 'Kilani', 'هاشم الكيلاني', 'man', '2020-09-13', 'ar'],
	['Aseel', 'Batayneh', 'أسيل البطاينة', 'veiled woman', '2024-04-02', 'ar'],
	['Odai', 'Rababah', 'عدي ربابعة', 'man', '2025-01-15', 'ar'],
	['Yara', 'Saket', 'يارا الساكت', 'woman', '2023-06-27', 'en'],
	['Fadi', 'Ayyoub', 'فادي أيوب', 'man', '2021-10-31', 'en'],
	['Salma', 'Tell', 'سلمى التل', 'veiled woman', '2022-03-20', 'ar'],
	['Karim', 'Hourani', 'كريم الحوراني', 'man', '2024-11-06', 'en'],
	['Dima', 'Kawar', 'ديما قعوار', 'woman', '2021-04-25', 'en'],
	['Bashar', 'Shdeifat', 'بشار شديفات', 'man', '2025-05-22', 'ar'],
	['Faris', 'Qudah', 'فارس القضاة', 'man', '2021-08-19', 'ar'],
	['Hala', 'Dajani', 'هالة الدجاني', 'woman', '2020-12-02', 'en'],
	['Mutaz', 'Smadi', 'معتز الصمادي', 'man', '2022-01-14', 'ar'],
	['Nadia', 'Sweiss', 'نادية سويس', 'woman', '2021-03-27', 'en'],
	['Qais', 'Majdalawi', 'قيس المجدلاوي', 'man', '2023-02-06', 'en'],
	['Rawan', 'Zyoud', 'روان الزيود', 'veiled woman', '2022-09-11', 'ar'],
	['Suhail', 'Naber', 'سهيل النبر', 'man', '2020-10-20', 'en'],
	['Lubna', 'Hamdan', 'لبنى حمدان', 'veiled woman', '2023-05-30', 'ar'],
	['Ghassan', 'Rifai', 'غسان الرفاعي', 'man', '2021-06-16', 'en'],
	['Joud', 'Masarweh', 'جود المصاروة', 'woman', '2023-10-08', 'ar'],
	['Murad', 'Abbadi', 'مراد العبادي', 'man', '2022-04-24', 'ar'],
	['Amal', 'Bsoul', 'أمل البصول', 'veiled woman', '2021-11-15', 'ar'],
	['Nizar', 'Kayed', 'نزار كايد', 'man', '2020-07-09', 'en'],
	['Hind', 'Sabbagh', 'هند الصباغ', 'woman', '2022-08-01', 'en'],
	['Wael', 'Daoud', 'وائل داود', 'man', '2023-01-22', 'en'],
	['Shahd', 'Bani Hani', 'شهد بني هاني', 'veiled woman', '2022-06-05', 'ar'],
];

export const renters = members(rows, 30);
