import { p23 } from "./laws/p23-isolation.js";
import { registrySubjects } from "./support/subjects.js";

p23(registrySubjects());
