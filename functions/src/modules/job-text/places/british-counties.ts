/**
 * Counties and council areas of the United Kingdom and of Ireland as they are written after a town, also those that were
 * dissolved and are still written. Left out: names that mean other things in locations ("Down", "Highland", "Cleveland",
 * unless "County" says so), and names of cities, which are listed as such.
 */
const ENGLAND =
  'Avon|Bath and North East Somerset|Bedfordshire|Berkshire|Buckinghamshire|Bucks|Cambridgeshire|Cambs|Cheshire|Cheshire East|Cheshire West and Chester|City of London|Cornwall|' +
  'Cumberland|Cumbria|Derbyshire|Devon|Dorset|Co Durham|County Durham|East Riding of Yorkshire|East Riding|East Sussex|East Yorkshire|Essex|Gloucestershire|' +
  'Greater London|Greater Manchester|Hampshire|Hants|Herefordshire|Hertfordshire|Herts|Humberside|Huntingdonshire|Isle of Wight|Isles of Scilly|Kent|Lancashire|Lancs|Leicestershire|Lincolnshire|' +
  'Merseyside|Middlesex|Norfolk|North East Lincolnshire|North Lincolnshire|North Somerset|North Tyneside|North Yorkshire|Northamptonshire|Northants|Northumberland|Nottinghamshire|Notts|Oxfordshire|Oxon|Rutland|Shropshire|Somerset|' +
  'South Gloucestershire|South Tyneside|South Yorkshire|Staffordshire|Staffs|Suffolk|Surrey|Sussex|Teesside|Tees Valley|Tyne and Wear|Tyne & Wear|Tyneside|Warwickshire|West Berkshire|West Midlands|West Sussex|West Yorkshire|' +
  'Westmorland|Westmorland and Furness|Wiltshire|Wilts|Wirral|Worcestershire|Worcs|Yorkshire';
const WALES =
  'Anglesey|Isle of Anglesey|Blaenau Gwent|Brecknockshire|Caernarfonshire|Cardiganshire|Carmarthenshire|Ceredigion|Clwyd|Conwy|Denbighshire|Dyfed|Flintshire|Glamorgan|Gwent|Gwynedd|' +
  'Merionethshire|Merthyr Tydfil|Mid Glamorgan|Monmouthshire|Montgomeryshire|Neath Port Talbot|Pembrokeshire|Powys|Radnorshire|Rhondda Cynon Taf|South Glamorgan|Torfaen|Vale of Glamorgan|West Glamorgan';
const SCOTLAND =
  'Aberdeenshire|Angus|Argyll|Argyll and Bute|Argyllshire|Ayrshire|Banffshire|Berwickshire|Caithness|Clackmannanshire|Dumfries and Galloway|Dumfriesshire|Dunbartonshire|East Ayrshire|East Dunbartonshire|' +
  'East Lothian|East Renfrewshire|Fife|Highland Council|Inverclyde|Inverness-shire|Kincardineshire|Kinross-shire|Kirkcudbrightshire|Lanarkshire|Midlothian|Moray|Morayshire|Nairnshire|North Ayrshire|North Lanarkshire|' +
  'Orkney|Orkney Islands|Outer Hebrides|Peeblesshire|Perth and Kinross|Perthshire|Renfrewshire|Ross-shire|Ross and Cromarty|Roxburghshire|Scottish Borders|Scottish Highlands|Selkirkshire|Shetland|Shetland Islands|South Ayrshire|' +
  'South Lanarkshire|Stirlingshire|Strathclyde|Sutherland|Tayside|West Dunbartonshire|West Lothian|Western Isles|Wigtownshire';
const NORTHERN_IRELAND = 'Antrim|Armagh|Down|Fermanagh|Londonderry|Derry|Tyrone';
const IRELAND =
  'Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow';

/** "County Kerry" and "Co. Kerry"; the bare names are towns, people, or words. */
const withCounty = (names: string) => names.split('|').flatMap((name) => [`County ${name}`, `Co ${name}`]);

export const BRITISH_COUNTIES: readonly string[] = [
  ...[ENGLAND, WALES, SCOTLAND].flatMap((names) => names.split('|')),
  ...withCounty(NORTHERN_IRELAND),
];
export const IRISH_COUNTIES: readonly string[] = withCounty(IRELAND);
