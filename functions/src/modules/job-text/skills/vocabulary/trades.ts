/** Skills in trades, production, transport, food, safety, and teaching; format: `software.ts`. */
export const TRADES_SKILLS = `
Electrical wiring | electrical systems | electrical installation | conduit bending | ~wiring
Electrical troubleshooting
National Electrical Code | nec code
Motor controls | variable frequency drives | vfd
PLC programming | plc | programmable logic controllers | allen-bradley
SCADA
HMI | human-machine interface
Industrial automation | ?automation systems
~Instrumentation | ~calibration
HVAC | hvac systems | heating and cooling | air conditioning systems
Refrigeration | refrigerant handling
EPA 608 | epa 608 certification | epa certification
~Plumbing | pipe fitting | pipefitting
Soldering | brazing
Welding | mig welding | tig welding | arc welding | stick welding | fabrication welding
Metal fabrication | sheet metal
Carpentry | finish carpentry | woodworking
Masonry | bricklaying | concrete finishing
~Roofing
~Drywall
~Painting | surface preparation
Flooring installation | tile setting
Construction management | ~construction projects | construction supervision
Construction estimating | ~cost estimating | ~estimating | takeoffs
Blueprint reading | read blueprints | reading blueprints | ~schematics | ~technical drawings | ~blueprints
Building codes | ~code compliance | building code
Procore
Bluebeam
Heavy equipment operation | ~excavator | backhoe | bulldozer | skid steer | front end loader
Crane operation | ~rigging
~Surveying | land surveying | total station
Forklift operation | forklift | forklift certified | forklift certification | pallet jack
CDL | commercial driver's license | cdl class a | class a cdl | cdl-a | cdl class b
Truck driving | tractor-trailer | over-the-road | commercial driving
Delivery driving | delivery routes | package delivery
Route planning | route optimization
DOT regulations | dot compliance | hours of service | eld logs
Vehicle inspection | pre-trip inspection | pre-trip inspections
Load securement
Loading and unloading | load and unload
Warehouse operations | ~warehousing | warehouse management | ~distribution center
Picking and packing | order picking | pick and pack | order fulfillment | ~packing
Shipping and receiving | ~shipping | ~receiving
RF scanner | rf scanners | barcode scanner
Warehouse management systems | wms
Freight brokerage | freight forwarding | customs clearance
Dispatching | ~dispatch
Preventive maintenance | preventative maintenance | equipment maintenance | routine maintenance
Mechanical repair | mechanical maintenance | machine repair | equipment repair
Mechanical aptitude | mechanically inclined
Hydraulics | pneumatics | hydraulic systems
Facilities maintenance | building maintenance | facility maintenance
CMMS
Automotive repair | vehicle repair | auto repair | ~brakes | engine repair
Automotive diagnostics | vehicle diagnostics | engine diagnostics | obd
ASE certification | ase certified
Diesel mechanics | diesel engines
Aircraft maintenance | a&p license | airframe and powerplant
CNC machining | cnc | cnc programming | g-code
Machining | lathe | milling machine | manual machining
Precision measurement | micrometers | calipers | ~gauges
Machine operation | operate machinery | production machinery | machine setup
~Assembly | mechanical assembly | ~assembly line | electronic assembly
Production planning | production scheduling
~Manufacturing | manufacturing processes | production processes
~Quality control | quality inspection | product inspection | inspect products | visual inspection
~Quality assurance | quality management systems | quality systems
ISO 9001
Root cause analysis | failure analysis
FMEA | failure mode and effects analysis
Statistical process control | spc
Injection molding
~Packaging
OSHA | osha regulations | osha 10 | osha 30 | osha compliance | osha standards
Workplace safety | safety procedures | safety standards | safety protocols | safety regulations
Lockout/tagout | lockout tagout
PPE | personal protective equipment
Hazardous materials | hazmat | hazardous waste
Environmental compliance | environmental regulations | environmental health and safety | ehs
~Janitorial | ~janitorial services | ~custodial | ~custodial work | cleaning services | commercial cleaning | cleaning equipment | cleaning and sanitizing | cleaning restrooms | disinfecting
~Housekeeping | room cleaning
~Laundry
Landscaping | groundskeeping | lawn care | irrigation systems
Horticulture | plant care
Pesticide application | pesticides
~Agriculture | crop production | ~farming | ~livestock
~Forestry
Power tools | ~hand tools | hand and power tools
Food preparation | food prep | meal preparation | prep cook
~Cooking | line cook | grilling | saute
~Baking | ~pastry
Menu planning | ~menu development | recipe development
Food safety | servsafe | haccp | food handling | food handler
Kitchen management | kitchen operations
Knife skills
Restaurant operations | restaurant management
Food service | table service | waitressing | waiting tables
Bartending | mixology
~Barista | ~espresso
~Catering | ~banquets
Food cost control | food costs | portion control
Hotel operations | ~hospitality | ~guest relations
~Reservations | reservation systems
Opera PMS
~Concierge
Travel planning | tour guiding
Cosmetology | hair styling | hair cutting | hair color
Skin care | ~facials | esthetics
Nail care | manicures
Personal training | fitness instruction | exercise programs
~Childcare | ~child care | child supervision | infant care
Early childhood education | ~preschool | child development
~Teaching | classroom instruction | classroom teaching
Lesson planning | lesson plans
Classroom management
Curriculum development | curriculum design | ~curriculum
Student assessment | ~grading | assess students | student progress
Special education | iep | individualized education program | ieps
Differentiated instruction
ESL instruction | esl | english as a second language | tesol | tefl
~Tutoring
Academic advising | student advising | student counseling
Educational technology | google classroom | ~canvas lms
Library services | cataloging | library science
Security patrol | ~patrolling | ~security guard | guard card
~Access control
~Surveillance | cctv | video surveillance
~Emergency response | emergency preparedness | emergency procedures
~Law enforcement | criminal investigation
~Investigations | ~investigation
Firefighting | ~fire suppression
~Fire safety
Fire alarm systems
Security clearance | secret clearance | top secret clearance
Search and rescue
Lifeguarding
Volunteer management
Counseling students | college counseling
Bilingual Spanish | fluent in spanish | spanish speaking
!Driving | safe driving | driving skills | driving experience | vehicle operation
!Lean | lean six sigma practices
Toast POS
~Expediting
Allergen awareness
Inventory rotation | fifo
Tree care | arborist
Snow removal
Pool maintenance
Locksmithing
Appliance repair
Elevator maintenance
Fiber optics | fiber splicing
Low-voltage systems | structured cabling
Boiler operation | ~boilers
~Chillers | cooling towers
Pneumatic controls
Building automation systems | building automation
~Scaffolding
~Demolition
Asphalt paving | paving
Traffic control | ~flagging
Drywall finishing | ~taping
~Insulation
~Glazing
Cabinet making | millwork
~Upholstery
Tool and die making
Metallurgy | heat treating
Powder coating
Assembly drawings
Work instructions
Kitting
Yard management
Last-mile delivery
Lesson delivery | online teaching
Behavior management
Literacy instruction | reading intervention
STEM education
Museum education
Coaching sports
Athletic training
`;
