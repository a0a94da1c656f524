import { occupation } from '../occupation.ts';

export const RETAIL_HOSPITALITY = [
  occupation({
    key: 'retail_associate',
    count: 58,
    employers: 'retailer',
    titles: 'Retail Sales Associate | Sales Associate | Cashier | Store Associate | Stock Associate',
    entry: 'Retail Sales Associate | Cashier – Will Train | Seasonal Sales Associate',
    lead: 'Department Supervisor | Keyholder / Shift Lead',
    levels: 'entry 6 mid 4 senior 1 lead 2',
    specialties: 'Garden Center | Footwear | Paint | Grocery | Electronics | Overnight Stocking',
    pay: 'hour 16 21',
    workplace: 'onsite 1',
    employment: 'full_time 4 part_time 7 temporary 2',
    shifts: true,
    domain: 'retail',
    skills:
      'customer service | cash handling | merchandising | point of sale | inventory control | product knowledge',
    extras: 'visual merchandising | Spanish | forklift | loss prevention | e-commerce pickup',
    abroad: 'GB CA',
    physical: 'stand for a shift and lift 35 pounds',
    duties: `greet customers and ^find out what they came for
      ring up sales and ^handle returns without fuss
      fill shelves and ^rotate stock
      set displays and prices for the week
      answer questions about products honestly
      pick online orders for pickup
      count the drawer at opening or close
      keep the floor tidy
      watch for theft and ^follow the policy
      help colleagues when lines grow`,
    settings: `The store has 34 people and two managers who also run registers.
      Schedules come out three weeks ahead.
      Weekends are shared fairly, every second one free.`,
    wants: `friendliness that is not an act
      availability on some evenings and weekends
      quick, correct handling of money
      interest in what we sell`,
  }),
  occupation({
    key: 'store_manager',
    count: 56,
    employers: 'retailer',
    titles: 'Assistant Store Manager | Store Manager | Retail Manager | Department Manager',
    lead: 'Store Manager | General Manager – Retail',
    director: 'District Manager, Director of Stores | Regional Director of Retail',
    executive: 'Chief Retail Officer | Vice President of Retail',
    entry: 'Retail Management Trainee',
    levels: 'entry 2 mid 5 senior 2 lead 5 director 2 executive 1',
    specialties: 'New Store | Flagship | Grocery | Outlet | Home & Garden',
    pay: 'year 54 74',
    workplace: 'onsite 1',
    domain: 'retail management',
    skills:
      'team leadership | sales management | inventory management | merchandising | scheduling | customer service | P&L',
    extras: 'visual merchandising | recruiting | loss prevention | Excel | multi-unit management | training',
    degree: 'bachelor 0.25 business',
    abroad: 'GB CA',
    duties: `lead a team of 20 to 60 people
      hire, ^train and ^schedule so that the floor is never thin
      own sales, margin, shrink and payroll
      set the floor for each season
      handle complaints that others could not solve
      coach department leads weekly
      open and ^close the store
      read the numbers daily and ^act on two of them
      keep the stockroom and the register area in order
      know the regulars`,
    settings: `Sales are about 11 million a year, with a strong fourth quarter.
      Store managers set their own local assortment for a tenth of the space.
      The last three district managers came out of our stores.`,
    wants: `experience leading a team in a store
      fairness and stamina
      comfort with numbers
      flexibility for retail hours`,
  }),
  occupation({
    key: 'customer_service_representative',
    count: 78,
    employers: 'insurance bank utility software retailer logistics',
    titles:
      'Customer Service Representative | Customer Support Specialist | Call Center Representative | Client Services Representative | Support Agent | Member Services Representative',
    entry: 'Customer Service Representative I | Call Center Agent (Training Provided)',
    lead: 'Customer Service Supervisor | Support Team Lead | Call Center Manager',
    director: 'Director of Customer Support',
    levels: 'entry 5 mid 6 senior 2 lead 3 director 1',
    specialties: 'Claims | Billing | Technical Support | Bilingual Spanish | Chat & E-mail | Member Services',
    pay: 'hour 19 26',
    workplace: 'onsite 4 hybrid 3 remote 6',
    employment: 'full_time 10 part_time 4 temporary 1',
    shifts: true,
    domain: 'customer service | a call center',
    skills:
      'customer service | phone support | data entry | conflict resolution | CRM | written communication',
    extras: 'Zendesk | Salesforce | Spanish | live chat | Excel | typing | French',
    degree: 'high_school 0.4 office work',
    abroad: 'GB CA DE',
    duties: `answer calls, chats and e-mails from customers
      listen first and ^solve the problem in one contact where you can
      look up accounts and ^explain bills
      take payments and ^update addresses
      calm people who are upset
      write notes so that the next person knows what happened
      pass on bugs and patterns you notice
      follow up when you said you would
      keep to privacy rules
      help to improve the answers in our knowledge base`,
    settings: `You handle 40 to 50 contacts a day; there is no script, only guidance.
      Training lasts five weeks, paid, with a coach beside you.
      Quality counts for more than call length here.
      Schedules rotate each quarter and you bid for them.`,
    wants: `patience and a pleasant voice
      good typing
      clear English, spoken and written
      a quiet place and a stable connection when working from home`,
  }),
  occupation({
    key: 'cook',
    count: 80,
    employers: 'restaurant hotel senior_care',
    titles: 'Line Cook | Cook | Prep Cook | Chef de Partie | Sous Chef | Pastry Cook | Server',
    entry: 'Prep Cook | Dishwasher / Prep | Kitchen Trainee',
    lead: 'Kitchen Manager | Lead Line Cook',
    director: 'Executive Chef, Director of Culinary',
    levels: 'entry 4 mid 6 senior 2 lead 3 director 1',
    specialties: 'Breakfast | Grill | Banquets | Bakery | Healthcare Dining | Nights',
    pay: 'hour 18 26',
    workplace: 'onsite 1',
    employment: 'full_time 7 part_time 5 temporary 1',
    shifts: true,
    domain: 'a professional kitchen | restaurants',
    skills:
      'food preparation | food safety | knife skills | kitchen equipment | inventory | recipe execution',
    extras: 'menu planning | catering | baking | special diets | ordering | Spanish',
    certificates: 'ServSafe | food handler card',
    abroad: 'GB CA DE',
    physical: 'stand in a hot kitchen and lift 50 pounds',
    duties: `prep your station and ^taste everything
      cook to order and to recipe
      keep labels, dates and temperatures right
      plate neatly under pressure
      clean as you go and ^close the station properly
      tell the chef what is running low
      take deliveries and ^check quality
      learn other stations
      watch for allergies
      help with specials when you have an idea`,
    settings: `We do about 140 covers on a weekday and 260 on Saturday.
      Family meal is at four and it is a real meal.
      No shouting; it wastes time.`,
    wants: `speed that does not cost quality
      cleanliness
      open availability on weekends
      hunger to learn`,
  }),
  occupation({
    key: 'restaurant_manager',
    count: 50,
    employers: 'restaurant hotel',
    titles: 'Restaurant Manager | Assistant Restaurant Manager | Food and Beverage Manager | Bar Manager',
    lead: 'General Manager – Restaurant | Restaurant General Manager',
    director: 'Director of Food and Beverage',
    entry: 'Shift Manager | Restaurant Management Trainee',
    levels: 'entry 2 mid 6 senior 2 lead 4 director 2',
    specialties: 'Fine Dining | Casual | Banquets | Opening Team | Airport',
    pay: 'year 52 70',
    workplace: 'onsite 1',
    domain: 'restaurant management | hospitality',
    skills:
      'team leadership | scheduling | food safety | cost control | customer service | inventory management',
    extras: 'Toast POS | wine knowledge | event sales | P&L | training | Spanish',
    certificates: 'ServSafe Manager',
    abroad: 'GB CA',
    duties: `run service from open to close
      hire, ^train and ^keep good people
      write schedules within the labor budget
      greet guests and ^fix what went wrong at once
      watch food and beverage cost
      order wine, spirits and supplies
      keep licenses and inspections in order
      hold a short line-up before every shift
      settle tips and registers
      plan private parties with the kitchen`,
    settings: `Two managers on weekends, never one.
      You will have 45 hours in a normal week and two days off in a row.
      Guests are half neighborhood, half visitors.`,
    wants: `a cool head at eight on a Friday
      knowledge of food and drink
      numbers sense
      respect from the kitchen`,
  }),
  occupation({
    key: 'hotel_front_desk',
    count: 50,
    employers: 'hotel',
    titles:
      'Front Desk Agent | Guest Services Agent | Hotel Receptionist | Night Auditor | Concierge | Event Coordinator',
    lead: 'Front Office Manager | Guest Services Supervisor',
    director: 'Director of Rooms',
    executive: 'Hotel General Manager, Executive Director',
    entry: 'Front Desk Agent (Entry Level)',
    levels: 'entry 5 mid 5 senior 1 lead 3 director 1 executive 1',
    specialties: 'Overnight | Resort | Airport | Weddings & Events | Weekend',
    pay: 'hour 17 23',
    workplace: 'onsite 1',
    employment: 'full_time 7 part_time 4',
    shifts: true,
    domain: 'hotels | guest service',
    skills:
      'customer service | reservations | cash handling | phone etiquette | conflict resolution | property management systems',
    extras: 'Opera PMS | event planning | upselling | Spanish | German | night audit',
    abroad: 'GB CA DE',
    duties: `check guests in and out with a name and a smile
      take reservations by phone and online
      answer requests and ^follow through
      balance the drawer and ^run the night audit
      arrange taxis, tables and tickets
      coordinate with housekeeping and maintenance
      handle complaints on the spot
      prepare event sheets and ^greet planners
      keep the lobby in shape
      watch safety and access at night`,
    settings: `Two agents are on in the evening and one with security at night.
      Staff stay in partner hotels for 49 dollars.
      The lobby coffee is free and good.`,
    wants: `good manners and quick thinking
      comfort with computers
      flexible hours
      another language is a gift`,
  }),
];
