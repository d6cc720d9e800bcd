// What the demo's candidates can do and have done, profession by profession.
import type { DemoProfession } from './demoAccount.ts'

const technicalSchools = ['TU Hamburg', 'RWTH Aachen', 'Gdańsk University of Technology', 'TU Delft', 'Chalmers', 'Aarhus University']
const makers = ['Kaiwerk Automation', 'Hansa Krantechnik', 'Deltalift', 'Wismar Antriebe', 'Fjordtech', 'Batavia Robotics']

export const engineers: DemoProfession = {
  skills: ['C++', 'Rust', 'ROS 2', 'CAN bus', 'Linux', 'Control theory', 'Functional safety', 'Python'],
  titles: ['Software Engineer', 'Robotics Engineer', 'Firmware Engineer', 'Senior Software Engineer', 'Working student'],
  companies: makers,
  schools: technicalSchools,
  degrees: ["Bachelor's", "Master's"],
  fields: ['Computer Science', 'Mechatronics', 'Electrical Engineering'],
  tags: ['strong-cpp', 'safety', 'relocates', 'remote-only', 'former-intern'],
}

export const scientists: DemoProfession = {
  skills: ['Python', 'PyTorch', 'Point clouds', 'Sensor fusion', 'C++', 'Camera calibration', 'SLAM'],
  titles: ['Research Engineer', 'Computer Vision Engineer', 'Doctoral Researcher', 'Data Scientist'],
  companies: [...makers, 'Institut für Maritime Sensorik', 'Lagoon Vision'],
  schools: technicalSchools,
  degrees: ["Master's", 'Doctorate'],
  fields: ['Computer Vision', 'Physics', 'Geodesy', 'Machine Learning'],
  tags: ['published', 'radar', 'lidar', 'relocates'],
}

export const developers: DemoProfession = {
  skills: ['Go', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'Terraform', 'Observability', 'Python'],
  titles: ['Backend Engineer', 'Site Reliability Engineer', 'Platform Engineer', 'DevOps Engineer'],
  companies: ['Elbcloud', 'Nordsee Daten', 'Parcelwise', 'Kontor Software', 'Baltic Pay'],
  schools: [...technicalSchools, 'Self-taught'],
  degrees: ["Bachelor's", "Master's"],
  fields: ['Computer Science', 'Information Systems'],
  tags: ['on-call', 'remote-only', 'postgres', 'relocates'],
}

export const designers: DemoProfession = {
  skills: ['User research', 'Figma', 'Prototyping', 'Roadmaps', 'Workshops', 'SQL'],
  titles: ['Product Manager', 'Product Designer', 'UX Researcher', 'Product Owner'],
  companies: ['Kontor Software', 'Parcelwise', 'Studio Backbord', 'Fjordtech'],
  schools: ['HAW Hamburg', 'Umeå University', 'University of the Arts Bremen', 'TU Delft'],
  degrees: ["Bachelor's", "Master's"],
  fields: ['Interaction Design', 'Business Administration', 'Psychology'],
  tags: ['b2b', 'portfolio-strong', 'field-research'],
}

export const craftspeople: DemoProfession = {
  skills: ['Assembly', 'Wiring', 'Reading drawings', 'Forklift', 'Soldering', 'Quality checks'],
  titles: ['Assembler', 'Mechatronics Technician', 'Shift Leader', 'Apprentice'],
  companies: ['Hansa Krantechnik', 'Wismar Antriebe', 'Werft Nordkai', 'Deltalift'],
  schools: ['Vocational School Hamburg-Harburg', 'Vocational School Lübeck', 'Technikum Gdynia'],
  degrees: ['Apprenticeship', 'Technician'],
  fields: ['Mechatronics', 'Industrial Mechanics', 'Electrical Installation'],
  tags: ['shift-work', 'forklift', 'night-shift'],
}

export const planners: DemoProfession = {
  skills: ['SAP', 'Purchasing', 'Negotiation', 'Demand planning', 'Customs', 'Excel'],
  titles: ['Buyer', 'Supply Chain Planner', 'Quality Engineer', 'Logistics Coordinator'],
  companies: ['Spedition Althoff', 'Hansa Krantechnik', 'Parcelwise', 'Maasvracht'],
  schools: ['HAW Hamburg', 'Erasmus University Rotterdam', 'University of Gdańsk'],
  degrees: ["Bachelor's", 'Apprenticeship'],
  fields: ['Logistics', 'Business Administration', 'Industrial Engineering'],
  tags: ['sap', 'speaks-polish', 'customs'],
}

export const technicians: DemoProfession = {
  skills: ['Commissioning', 'Hydraulics', 'High voltage', 'PLC', 'Customer training', 'Fault finding'],
  titles: ['Field Service Technician', 'Commissioning Engineer', 'Maintenance Technician'],
  companies: ['Deltalift', 'Havenkraan Service', 'Werft Nordkai', 'Felixmarine'],
  schools: ['Technikum Gdynia', 'Scheepvaart en Transport College', 'Vocational School Bremerhaven'],
  degrees: ['Technician', 'Apprenticeship', "Bachelor's"],
  fields: ['Mechatronics', 'Electrical Engineering', 'Marine Engineering'],
  tags: ['travels', 'driving-licence', 'high-voltage'],
}

export const sellers: DemoProfession = {
  skills: ['Tenders', 'Key accounts', 'Presentations', 'CRM', 'Dutch', 'Market research'],
  titles: ['Account Manager', 'Sales Engineer', 'Marketing Manager', 'Business Developer'],
  companies: ['Hansa Krantechnik', 'Maasvracht', 'Elbcloud', 'Terminal Trade Press'],
  schools: ['University of Hamburg', 'Copenhagen Business School', 'University of Antwerp'],
  degrees: ["Bachelor's", "Master's"],
  fields: ['Business Administration', 'Communication', 'Economics'],
  tags: ['knows-ports', 'hunter', 'speaks-dutch'],
}

export const assistants: DemoProfession = {
  skills: ['Accounting', 'DATEV', 'Payroll', 'Employment law', 'Excel', 'Organizing'],
  titles: ['Accountant', 'HR Generalist', 'Office Manager', 'Recruiter'],
  companies: ['Kontor Steuerberatung', 'Spedition Althoff', 'Stadtwerke Elbe', 'Elbcloud'],
  schools: ['University of Hamburg', 'HAW Hamburg', 'Vocational School Hamburg-Mitte'],
  degrees: ["Bachelor's", 'Apprenticeship'],
  fields: ['Business Administration', 'Finance', 'Law'],
  tags: ['part-time', 'datev', 'german-c1'],
}

export const nurses: DemoProfession = {
  skills: ['Triage', 'Wound care', 'Family practice', 'Vaccination', 'Phlebotomy', 'Counselling'],
  titles: ['Registered Nurse', 'Nurse Practitioner', 'Licensed Practical Nurse', 'Resident Physician'],
  companies: ['Harbour General Hospital', 'Annapolis Valley Clinic', 'Petitcodiac Health Centre', 'Shoreline Long-Term Care'],
  schools: ['Dalhousie University', 'Université de Moncton', 'St. Francis Xavier University'],
  degrees: ["Bachelor's", 'Diploma', 'Doctor of Medicine'],
  fields: ['Nursing', 'Medicine', 'Social Work'],
  tags: ['bilingual', 'evenings', 'registered'],
}

export const receptionists: DemoProfession = {
  skills: ['Scheduling', 'French', 'Medical records', 'Telephone', 'Billing'],
  titles: ['Receptionist', 'Medical Secretary', 'Clinic Coordinator', 'Barista'],
  companies: ['Annapolis Valley Clinic', 'Citadel Dental', 'Maritime Travel', 'Bean & Gull'],
  schools: ['Nova Scotia Community College', 'Collège communautaire du Nouveau-Brunswick'],
  degrees: ['Diploma', 'Certificate'],
  fields: ['Office Administration', 'Medical Administration'],
  tags: ['bilingual', 'evenings', 'part-time'],
}
